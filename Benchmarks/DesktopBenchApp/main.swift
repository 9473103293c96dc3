import UIKit

// The moment at which a second start began, for the benchmark of handing a URL over.
if CommandLine.arguments.count > 1 { say("main") }
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "DesktopBenchApp.AppDelegate")
