#if GTK
  import CGTK
  import Foundation
  import SceneSystem
  import UIKitCore

  /// One scene's window.
  ///
  /// It reports what people do to it and decides nothing: a press on the close button only tells the shell, and the window
  /// goes when its scene does.
  @MainActor final class SceneWindow: SceneBacking {
    let id: SessionID
    let window: UnsafeMutablePointer<GtkWindow>
    /// Holds the scene's `UIWindow`s, one on the other.
    private let root: OpaquePointer
    private let header: WindowHeader
    /// The room that the scene was told of before the window was on screen.
    private var expectedSize: CGSize?
    private unowned let shell: GTKShell
    private var shown: SceneDescription?

    /// No size has come from the compositor yet.
    private var isUnsized = true
    /// Whether it has been put on screen.
    private(set) var isMapped = false
    /// What the system half knows of it (D-02).
    private(set) var isHidden = false
    /// The scene has gone and the session stays, so the window waits in the dock without content (D-10).
    private(set) var isDormant = false
    /// The last geometry that was reported.
    private var reported: WindowGeometry?

    init(id: SessionID, geometry: WindowGeometry?, shell: GTKShell) {
      self.id = id
      self.shell = shell
      reported = geometry
      let widget = gtk_application_window_new(shell.application.gtk)!
      window = widget.cast()
      let size = WindowPlacement.initialSize(geometry)
      gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
      if geometry?.isMaximised == true { gtk_window_maximize(window) }
      gtk_window_set_title(window, shell.appName)
      header = WindowHeader(shell: shell)
      gtk_window_set_titlebar(window, header.widget)
      let rootWidget = psc_view_new()!
      root = rootWidget.opaque
      gtk_window_set_child(window, rootWidget)
      // A new window would give the keyboard to the first field in it, which no app has asked for: first responder is who
      // becomes it. The content takes it until then, and is no stop of the tab key.
      gtk_widget_set_focusable(rootWidget, 1)
      gtk_window_set_focus(window, rootWidget)
      gtk_widget_set_focusable(rootWidget, 0)
      observe(widget)
    }

    /// The room inside the window, in points, before it is on screen and afterwards.
    var contentSize: CGSize {
      if let room { return CGSize(width: Double(room.width), height: Double(room.height)) }
      let (width, height) = defaultSize
      // To measure a bar that was never shown is a tenth of what a new window costs, and plain windows are all alike.
      let frame = shell.plainFrame ?? WindowFrame(height: header.height)
      shell.plainFrame = frame
      let size = CGSize(width: Double(max(1, width - frame.width)), height: Double(max(1, height - frame.height)))
      expectedSize = size
      return size
    }

    /// The room inside the window while it is on screen.
    private var room: (width: Int32, height: Int32)? {
      let (width, height) = (gtk_widget_get_width(root.widget), gtk_widget_get_height(root.widget))
      return width > 0 && height > 0 ? (width, height) : nil
    }

    /// The size of the whole window while it is not maximised, in points.
    private var defaultSize: (width: Int32, height: Int32) {
      var (width, height) = (Int32(0), Int32(0))
      gtk_window_get_default_size(window, &width, &height)
      return (width, height)
    }

    /// What the window has around its content, where that can be told.
    private var frame: WindowFrame? { room.flatMap { WindowFrame(around: $0, in: defaultSize) } }

    private func observe(_ widget: Widget) {
      onSignal(
        widget, "close-request",
        asking: { [unowned self] in
          shell.closeRequested(self)
          // The window stays until its scene is gone.
          return true
        })
      onChange(of: "is-active", widget) { [unowned shell] in shell.focusMayHaveMoved() }
      for property in ["default-width", "default-height", "maximized"] {
        onChange(of: property, widget) { [unowned self] in shell.geometryMayHaveChanged(self) }
      }
      onSignal(widget, "realize") { [unowned self] in
        guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
        onChange(of: "state", UnsafeMutableRawPointer(surface)) { [unowned shell] in shell.visibilityMayHaveChanged() }
        // A new size that the compositor gives is laid out in the same frame.
        psc_view_set_resized(
          root,
          { data, width, height in
            guard let data else { return }
            let window = Unmanaged<SceneWindow>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { window.resized(to: CGSize(width: Double(width), height: Double(height))) }
          }, Unmanaged.passUnretained(self).toOpaque())
      }
    }

    private func resized(to size: CGSize) {
      // Another theme or font may have come, or an edge where nothing draws shadows.
      if isUnsized, size != expectedSize { shell.plainFrame = shown?.subtitle == nil ? frame : nil }
      shell.resized(self, to: size, isFirst: isUnsized)
      isUnsized = false
    }

    // MARK: What the scene shows

    func show(_ description: SceneDescription) {
      guard description != shown else { return }
      shown = description
      gtk_window_set_title(window, description.title ?? shell.appName)
      header.show(title: description.title ?? shell.appName, subtitle: description.subtitle)
      let least = description.minimumSize ?? .zero
      psc_view_set_request(root, Int32(clamping: Int(least.width)), Int32(clamping: Int(least.height)))
      let isFixed = description.minimumSize != nil && description.minimumSize == description.maximumSize
      gtk_window_set_resizable(window, isFixed ? 0 : 1)
    }

    func setWindows(_ windows: [any ViewBacking]) {
      var views = windows.map { ($0 as? WidgetBacking)?.view }
      psc_view_set_subviews(root, &views, Int32(views.count))
    }

    func requestFrame(_ frame: CGRect) {
      // Places are the window manager's business on every desktop that GTK 4 knows.
      let around = self.frame ?? WindowFrame(height: header.height)
      gtk_window_set_default_size(
        window, Int32(clamping: Int(frame.width) + Int(around.width)),
        Int32(clamping: Int(frame.height) + Int(around.height)))
    }

    // MARK: On screen

    /// Puts the window on screen, behind those that follow.
    func map() {
      guard !isMapped else { return }
      isMapped = true
      gtk_widget_set_visible(window.widget, 1)
    }

    /// Brings the window to the front, out of the dock if need be.
    func present() {
      isMapped = true
      isHidden = false
      gtk_window_present(window)
    }

    /// Asks the window manager for the window; ``visibilityChange()`` tells what has become of it.
    func fetch() { if isMapped { gtk_window_present(window) } }

    /// Looks whether the window can be seen; answers what has become of it, or `nil` where nothing has.
    func visibilityChange() -> Bool? {
      guard isMapped else { return nil }
      let hidden = psc_window_is_hidden(window) != 0
      guard hidden != isHidden else { return nil }
      isHidden = hidden
      return hidden
    }

    var isActive: Bool { gtk_window_is_active(window) != 0 }

    /// Where the window is now, or `nil` where that was reported already.
    func geometryChange() -> WindowGeometry? {
      let (width, height) = defaultSize
      guard width > 0, height > 0 else { return nil }
      let geometry = WindowGeometry(
        width: Int(width), height: Int(height), isMaximised: gtk_window_is_maximized(window) != 0)
      guard geometry != reported else { return nil }
      reported = geometry
      return geometry
    }

    // MARK: The end

    func close() {
      if shell.keepsAsleep(self) {
        isDormant = true
        setWindows([])
        return
      }
      destroy()
    }

    /// The scene is there again.
    func wakeUp() { isDormant = false }

    func destroy() {
      shell.forget(self)
      psc_view_detach(root)
      gtk_window_destroy(window)
      psc_memory_rests()
    }
  }

  extension UnsafeMutablePointer where Pointee == GtkWindow {
    var widget: Widget { UnsafeMutableRawPointer(self).widget }
  }
#endif
