import UIKit

// The time at which a second launch began, for the benchmark of passing a URL to the running app.
if CommandLine.arguments.count > 1 { report("main") }
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "DesktopBenchApp.AppDelegate")
