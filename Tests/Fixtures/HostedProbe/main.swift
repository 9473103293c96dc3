import UIKit

// A test sets the wrong name that main.swift uses.
let names = ProcessInfo.processInfo.environment
if names["PROBE_BUNDLE"] != nil {
  let bundles = [Bundle.main, Bundle(for: AppDelegate.self), Bundle(for: UIViewController.self)]
  print("bundles \(bundles.map { $0.bundleIdentifier ?? "none" })")
  print("resource \(Bundle.main.url(forResource: "Info", withExtension: "plist")?.lastPathComponent ?? "none")")
}
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, names["PROBE_PRINCIPAL"],
  names["PROBE_DELEGATE"] ?? NSStringFromClass(AppDelegate.self))
