import Foundation
import SceneWire
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends a process's devices when the process is terminated.
public enum DeviceTermination {
  private static let source = Mutex<SignalSource?>(nil)

  /// Installs handlers by which SIGTERM, SIGINT and SIGHUP end this process in an orderly way: every app on its devices is ended, busy or
  /// suspended, the temporary folders of the devices are removed, and the process exits with status 128 plus the signal's number.
  ///
  /// Call it once in a program that drives devices, before the first app is started. SIGINT and SIGHUP stay ignored if they are, as under
  /// `nohup`. SIGKILL leaves no time for any of it: an app of ours is then ended by the operating system (Linux) or exits when it next
  /// reads its socket, a suspended one is ended or resumed by the operating system, and the folders are removed by the next device.
  public static func handleSignals() {
    source.withLock { source in
      guard source == nil else { return }
      let handled = [SIGTERM, SIGINT, SIGHUP].filter { number in
        var present = sigaction()
        return number == SIGTERM || sigaction(number, nil, &present) != 0 || !isIgnored(present)
      }
      source = SignalSource(handled, queue: .global()) { number in
        terminateAll()
        // Not exit: other threads are still running.
        _exit(128 + number)
      }
    }
  }

  /// Ends every app on this process's devices and removes the temporary folders of the devices, for a process that exits without releasing
  /// them. The devices cannot be used any more: a call to one never returns.
  public static func terminateAll() {
    RunningApps.terminateAll()
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
