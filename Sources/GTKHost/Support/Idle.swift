#if GTK
  import CGTK

  /// Runs work once the loop has nothing more urgent to do.
  @MainActor enum Idle {
    private final class Work {
      let work: @MainActor () -> Void
      init(_ work: @escaping @MainActor () -> Void) { self.work = work }
    }

    /// - Parameter beforeEvents: Whether the work runs before the next user event, if that is pending already.
    static func run(beforeEvents: Bool = false, _ work: @escaping @MainActor () -> Void) {
      g_idle_add_full(
        beforeEvents ? G_PRIORITY_HIGH : G_PRIORITY_DEFAULT,
        { data in
          let work = Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { work.work() }
          return 0
        }, Unmanaged.passRetained(Work(work)).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
    }
  }
#endif
