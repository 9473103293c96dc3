import UIKit

// The entry point in code, as in a project from before `@main`.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
