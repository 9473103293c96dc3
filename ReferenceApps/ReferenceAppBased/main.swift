import UIKit

// The entry point by hand, as a project from before `@main` has it.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
