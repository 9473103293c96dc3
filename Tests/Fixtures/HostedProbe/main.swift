import UIKit

// What a main.swift may name wrongly comes from the test.
let names = ProcessInfo.processInfo.environment
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, names["PROBE_PRINCIPAL"],
  names["PROBE_DELEGATE"] ?? NSStringFromClass(AppDelegate.self))
