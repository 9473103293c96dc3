#if GTK
  import CGTK
  import Foundation

  /// Runs work once after some time, unless a user event is pending then.
  ///
  /// Timers of Foundation and of GLib have the priority of user events, and the loop handles one of them in each iteration. On a busy
  /// machine a long press would then be recognised although the release of the button had arrived before its time.
  @MainActor enum Timeout {
    private final class Work {
      let work: @MainActor () -> Void
      /// GLib's number of the timeout; 0 once it has run or is cancelled.
      var source: UInt32 = 0
      init(_ work: @escaping @MainActor () -> Void) { self.work = work }
    }

    /// - Parameter seconds: The time in seconds; a negative number or NaN is 0.
    /// - Returns: What cancels the work.
    static func run(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
      let work = Work(work)
      let milliseconds = seconds > 0 ? min((seconds * 1000).rounded(.up), TimeInterval(UInt32.max)) : 0
      work.source = g_timeout_add_full(
        G_PRIORITY_DEFAULT + 1, UInt32(milliseconds),
        { data in
          let work = Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated {
            work.source = 0
            work.work()
          }
          return 0
        }, Unmanaged.passRetained(work).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
      return {
        guard work.source != 0 else { return }
        g_source_remove(work.source)
        work.source = 0
      }
    }
  }
#endif
