import Foundation
import SceneWire

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What becomes of a process's devices when the process is told to leave.
public enum DeviceTermination {
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
  private static let lock = NSLock()

  /// Has SIGTERM, SIGINT and SIGHUP end this process in an orderly way: every app on its devices is ended, busy or suspended,
  /// the temporary folders of the devices are removed, and the process leaves with status 128 and the signal's number.
  ///
  /// To be called once by a program that drives devices, before the first app is started. SIGINT and SIGHUP stay ignored where
  /// they are, as `nohup` has it. SIGKILL leaves no time for any of it: an app of ours is then ended by the operating system
  /// (Linux) or leaves when it next looks at its socket, a suspended one is ended or woken by the operating system, and the
  /// folders are removed by the next device.
  public static func handleSignals() {
    lock.withLock {
      guard sources.isEmpty else { return }
      sources = [SIGTERM, SIGINT, SIGHUP].compactMap { number in
        var present = sigaction()
        if number != SIGTERM, sigaction(number, nil, &present) == 0, isIgnored(present) { return nil }
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          endAll()
          // Not exit: other threads are in the middle of their work.
          _exit(128 + number)
        }
        source.resume()
        return source
      }
    }
  }

  /// Ends every app on this process's devices and removes the temporary folders of the devices, for a process that leaves
  /// without releasing them. The devices cannot be used any more: whoever asks one for something waits for ever.
  public static func endAll() {
    RunningApps.endAll()
    DeviceFolder.removeAll()
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
