import SwiftUI

#if GTK
  import CGTK
#endif

/// The template of an app, with the two texts that `DesktopBenchApp` shows, or with 1 000 texts whose change is measured.
@main struct SwiftUIBenchApp: App {
  @UIApplicationDelegateAdaptor private var delegate: BenchDelegate

  var body: some Scene {
    WindowGroup {
      if CommandLine.arguments.contains("texts") {
        TextStack()
      } else {
        VStack {
          Text("The quick brown fox")
          Text("jumps over the lazy dog")
        }
      }
    }
  }
}

final class BenchDelegate: NSObject, UIApplicationDelegate {
  private var observer: (any NSObjectProtocol)?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observer = NotificationCenter.default.addObserver(
      forName: UIScene.didActivateNotification, object: nil, queue: nil
    ) { _ in
      // The window is mapped at the end of this turn, so its first frame has not been drawn yet.
      DispatchQueue.main.async { MainActor.assumeIsolated { whenPainted { painted() } } }
    }
    return true
  }
}

@MainActor private func painted() {
  report("frame")
  if CommandLine.arguments.contains("texts") { TextStack.measure() }
}

/// Texts with a state each.
struct TextStack: View {
  static let count = 1000
  @MainActor static var writers: [Int: (Int) -> Void] = [:]
  @MainActor static var bodies = 0

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<TextStack.count, id: \.self) { Row(index: $0) } }
  }

  struct Row: View {
    let index: Int
    @State private var value = 0
    var body: some View {
      let _ = note()
      Text(verbatim: "Row \(index) \(value)")
    }

    private func note() {
      TextStack.bodies += 1
      TextStack.writers[index] = { value = $0 }
    }
  }

  /// Changes one text after the other, up to the widget, in turns with the widget's own function.
  @MainActor static func measure() {
    #if GTK
      guard
        let window = UIApplication.shared.connectedScenes.lazy.compactMap({ ($0 as? UIWindowScene)?.windows.first })
          .first
      else { return }
      let labels = labels()
      // Digits have one width, and each text is measured once.
      let rounds = 8
      var (ours, floor, most) = (Double.infinity, Double.infinity, 0)
      for round in 0..<40 {
        let value = round % rounds + 1
        var start = nanoseconds()
        for index in 0..<count {
          let before = bodies
          writers[index]?(value)
          window.showChanges()
          most = max(most, bodies - before)
        }
        if round >= rounds { ours = min(ours, Double(nanoseconds() - start) / Double(count)) }
        start = nanoseconds()
        for index in 0..<count {
          guard let label = labels["Row \(index)"] else { continue }
          gtk_label_set_text(label, "Row \(index) 0")
        }
        floor = min(floor, Double(nanoseconds() - start) / Double(count))
        precondition(labels.count == count)
      }
      print("text \(ours) \(floor) \(most)")
      fflush(nil)
    #endif
  }

  #if GTK
    /// The labels on screen, by the first two words of their texts.
    @MainActor private static func labels() -> [String: OpaquePointer] {
      var found: [String: OpaquePointer] = [:]
      func visit(_ widget: UnsafeMutablePointer<GtkWidget>) {
        if g_type_check_instance_is_a(
          UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), gtk_label_get_type()) != 0
        {
          let label = OpaquePointer(widget)
          let words = String(cString: gtk_label_get_text(label)).split(separator: " ")
          if words.count == 3 { found["\(words[0]) \(words[1])"] = label }
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
          visit(next)
          child = gtk_widget_get_next_sibling(next)
        }
      }
      guard let toplevels = gtk_window_get_toplevels() else { return [:] }
      for index in 0..<g_list_model_get_n_items(toplevels) {
        guard let window = g_list_model_get_item(toplevels, index) else { continue }
        visit(window.assumingMemoryBound(to: GtkWidget.self))
        g_object_unref(window)
      }
      return found
    }
  #endif

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Writes a word and the time in microseconds.
nonisolated func report(_ word: String) {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  puts("\(word) \(time.tv_sec * 1_000_000 + time.tv_nsec / 1000)")
  fflush(nil)
}

/// Calls back when the newest window has been drawn for the first time.
@MainActor func whenPainted(_ act: @escaping () -> Void) {
  #if GTK
    guard let toplevels = gtk_window_get_toplevels() else { return }
    let count = g_list_model_get_n_items(toplevels)
    guard count > 0, let newest = g_list_model_get_item(toplevels, count - 1) else { return }
    defer { g_object_unref(newest) }
    guard let clock = gtk_widget_get_frame_clock(newest.assumingMemoryBound(to: GtkWidget.self)) else { return }
    let painted: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void = { clock, data in
      let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
      MainActor.assumeIsolated {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), waiting.handler)
        waiting.act()
      }
    }
    let waiting = Waiting(act)
    waiting.handler = psc_connect(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(waiting).toOpaque(), nil)
  #endif
}

/// A callback that waits for a window's first frame.
@MainActor private final class Waiting {
  let act: () -> Void
  var handler: UInt = 0
  init(_ act: @escaping () -> Void) { self.act = act }
}
