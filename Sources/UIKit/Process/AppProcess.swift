import Foundation
import SceneSystem
package import UIKitCore

/// One process of one app, from the entry point to its end.
@MainActor package enum AppProcess {
  /// Runs an app that a type declares. Does not return.
  package static func runDeclaredApp(_ delegateClass: any UIApplicationDelegate.Type) -> Never {
    begin()
    run(delegateClass: delegateClass, principalClassName: nil)
  }

  static func findDelegateClass(named name: String?) -> (any UIApplicationDelegate.Type)? {
    guard let name else { return nil }
    guard let found = ClassFactory.lookUp(name) else {
      terminate("UIApplicationMain was given the delegate class \"\(name)\", and no class has that name.", status: 64)
    }
    guard let delegateClass = found as? any UIApplicationDelegate.Type else {
      terminate("The class \(name) was given as the app delegate, but it is not a UIApplicationDelegate.", status: 64)
    }
    return delegateClass
  }

  /// Writes a sentence to standard error, as one printable line: it may quote a file or another process.
  nonisolated static func log(_ sentence: String) {
    let line = sentence.oneLine(limit: PrintableLine.message)
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Ends the process with a sentence on standard error.
  nonisolated static func terminate(_ sentence: String, status: Int32) -> Never {
    log(sentence)
    exit(status)
  }

  /// Writes the defaults that the app has changed, so that they survive the process, as on a device. Called after each turn of the main
  /// thread's loop: the toolchain's Foundation writes them only when it is asked to. Without a change it takes 0.3 µs.
  static func saveDefaults() { UserDefaults.standard.synchronize() }

  /// Creates the user's documents folder, which apps of a device find. It takes 5 ms until Foundation has found its path, so that it is done
  /// on another thread. A thread, and not a queue: libdispatch's threads are watched by it every second from then on, so that an idle app
  /// would be woken up for as long as it runs.
  static func makeDocumentsFolder() {
    Thread.detachNewThread {
      _ = try? FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    }
  }

  /// Runs the main thread's loop forever: timers, `DispatchQueue.main`, the main actor, `RunLoop.main`.
  ///
  /// - Parameter turn: Called after each turn of the loop.
  static func runMainLoop(_ turn: (() -> Void)? = nil) -> Never {
    // A run loop without a source returns immediately; this timer never fires.
    let keepAlive = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    RunLoop.main.add(keepAlive, forMode: .default)
    while true {
      turn?()
      saveDefaults()
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
