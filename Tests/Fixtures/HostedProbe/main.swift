import UIKit

// A test sets the wrong name that main.swift uses.
let names = ProcessInfo.processInfo.environment
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, names["PROBE_PRINCIPAL"],
  names["PROBE_DELEGATE"] ?? NSStringFromClass(AppDelegate.self))
