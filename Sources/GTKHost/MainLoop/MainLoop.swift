#if GTK
  import CGTK
  import Foundation

  /// Makes GLib's main loop serve everything else that belongs to the main thread.
  ///
  /// - `DispatchQueue.main`, and with it the main actor and `OperationQueue.main`, through the descriptor that libdispatch
  ///   offers to foreign loops.
  /// - `RunLoop.main`, with `Timer` and `perform`, through the descriptors on which CFRunLoop itself waits. There are no wakeups while
  ///   there is no work.
  @MainActor enum MainLoop {
    /// Called in each iteration of the loop, before it waits.
    private static var turn: ((_ isActive: Bool) -> Void)?
    /// Whether this iteration has handled input or run work of the app: a signal of a widget, the main queue or the main run loop. GTK's frames
    /// alone are no activity, such as those of a caret that blinks.
    private static var isActive = false
    /// The descriptors on which the main run loop waits.
    private static var descriptors: [Int32] = []

    /// Creates the main run loop. The app must not have used it: its descriptors are known by their creation.
    static func prepare() {
      if descriptors.isEmpty { descriptors = runLoopDescriptors() }
    }

    static func attach(turn: @escaping (_ isActive: Bool) -> Void) {
      self.turn = turn
      psc_main_queue_attach({ _ in MainLoop.handle {} }, nil)
      prepare()
      for descriptor in descriptors {
        psc_descriptor_attach(descriptor, { _ in MainLoop.serveRunLoop() }, nil)
      }
      psc_turn_attach({ _ in MainActor.assumeIsolated { MainLoop.turnDidEnd() } }, nil)
    }

    /// Calls a handler of GTK. This iteration is activity from then on.
    nonisolated static func handle<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
      MainActor.assumeIsolated {
        isActive = true
        return body()
      }
    }

    private static func turnDidEnd() {
      let wasActive = isActive
      isActive = false
      turn?(wasActive)
    }

    /// Runs what is due in `RunLoop.main`, without waiting.
    nonisolated private static func serveRunLoop() {
      handle { _ = RunLoop.main.limitDate(forMode: .default) }
    }

    /// The descriptors on which the main run loop waits: those that are opened when it is created.
    private static func runLoopDescriptors() -> [Int32] {
      let before = eventDescriptors()
      let first = Timer(timeInterval: 0, repeats: false) { _ in }
      RunLoop.main.add(first, forMode: .default)
      serveRunLoop()
      return eventDescriptors().subtracting(before).sorted()
    }

    private static func eventDescriptors() -> Set<Int32> {
      let folder = "/proc/self/fd"
      var found: Set<Int32> = []
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)) ?? ""
        if target.hasSuffix("[eventpoll]"), let descriptor = Int32(name) { found.insert(descriptor) }
      }
      return found
    }
  }
#endif
