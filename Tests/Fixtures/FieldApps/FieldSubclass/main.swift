import UIKit

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(LoggingApplication.self),
  NSStringFromClass(AppDelegate.self))
