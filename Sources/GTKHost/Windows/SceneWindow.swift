#if GTK
  import Localization
  import CGTK
  import Foundation
  import SceneSystem
  import ViewBacking

  /// One scene's window.
  ///
  /// It reports user actions and decides nothing: a press on the close button only notifies the shell, and the window is closed when its
  /// scene is disconnected.
  @MainActor final class SceneWindow: SceneBacking {
    let id: SessionID
    let window: UnsafeMutablePointer<GtkWindow>
    /// The parent of the scene's `UIWindow`s, which are stacked on each other.
    private let root: OpaquePointer
    private let header: WindowHeader
    /// The buttons over the content while the content has the title; `nil` while there is a title bar.
    private var titleBarControls: TitleBarControls?
    /// The widgets of the scene's `UIWindow`s.
    private var windowViews: [OpaquePointer?] = []
    /// The content size that the scene received before the window was on screen.
    private var expectedSize: CGSize?
    unowned let shell: GTKShell
    private var shown: SceneDescription?

    /// No size has been received from the compositor yet.
    private var isUnsized = true
    /// Whether it has been shown on screen.
    private(set) var isMapped = false
    /// The visibility that was last reported to the kernel (D-02).
    private(set) var isHidden = false
    /// The scene is disconnected and the session is kept, so the window is minimised without content (D-10).
    private(set) var isDormant = false
    /// Cancels the end of a drag; `nil` while no edge is dragged.
    private var endOfDrag: (@MainActor () -> Void)?
    /// The app has requested the next size.
    private var isFrameRequested = false
    private var lastSurfaceState: UInt32 = 0
    /// The last geometry that was reported.
    private var reported: WindowGeometry?

    init(id: SessionID, geometry: WindowGeometry?, shell: GTKShell) {
      self.id = id
      self.shell = shell
      reported = geometry
      let widget = gtk_application_window_new(shell.application.gtk)!
      window = widget.cast()
      psc_window_set_role(window)
      let size = WindowPlacement.initialSize(geometry, isForPhones: shell.isForPhones)
      gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
      if geometry?.isMaximized == true { gtk_window_maximize(window) }
      gtk_window_set_title(window, shell.appName)
      header = WindowHeader(
        shell: shell, menuProvider: { [unowned shell] in shell.mainMenu(of: id) },
        choose: { [unowned shell] path in shell.chooseMainMenuItem(at: path, of: id) })
      gtk_window_set_titlebar(window, header.widget)
      let rootWidget = psc_view_new()!
      root = rootWidget.opaque
      // What reaches beyond the scene is not shown below the title bar and in the window's frame.
      gtk_widget_set_overflow(rootWidget, GTK_OVERFLOW_HIDDEN)
      gtk_window_set_child(window, rootWidget)
      // GTK would give the keyboard focus of a new window to its first field, which no app has asked for: only a call makes a view first
      // responder. The content view has the focus until then, and is not part of the tab order.
      gtk_widget_set_focusable(rootWidget, 1)
      gtk_window_set_focus(window, rootWidget)
      gtk_widget_set_focusable(rootWidget, 0)
      // The buttons over the content come after it.
      psc_view_set_focuses_in_order(root, 1)
      observe(widget)
      observeKeys(widget)
    }

    /// The size of the window's content, in points, both before it is on screen and afterwards.
    var sizeOfContent: CGSize {
      if let room { return CGSize(width: Double(room.width), height: Double(room.height)) }
      let (width, height) = defaultSize
      // Measuring a title bar that was never shown takes a tenth of the time of a new window, and plain windows are all alike.
      let frame = outerFrame
      let size = CGSize(width: Double(max(1, width - frame.width)), height: Double(max(1, height - frame.height)))
      expectedSize = size
      return size
    }

    /// The size of the window's content while it is on screen.
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

    /// The window's frame before it is on screen.
    private var outerFrame: WindowFrame {
      let frame = shell.plainFrame ?? WindowFrame(height: header.height)
      shell.plainFrame = frame
      return WindowFrame(width: frame.width, height: titleBarControls == nil ? frame.height : 0)
    }

    /// The window's frame around its content, if it can be determined.
    private var frame: WindowFrame? { room.flatMap { WindowFrame(around: $0, in: defaultSize) } }

    private func observe(_ widget: Widget) {
      onSignal(
        widget, "close-request",
        asking: { [unowned self] in
          shell.closeRequested(self)
          // The window stays open until its scene is disconnected.
          return true
        })
      onChange(of: "fullscreened", widget) { [unowned self] in titleBarControls?.setVisible(!isFullscreen) }
      onChange(of: "is-active", widget) { [unowned shell] in shell.focusMayHaveMoved() }
      for property in ["default-width", "default-height", "maximized"] {
        onChange(of: property, widget) { [unowned self] in shell.geometryMayHaveChanged(self) }
      }
      onSignal(widget, "realize") { [unowned self] in
        guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
        onChange(of: "state", UnsafeMutableRawPointer(surface)) { [unowned shell] in shell.visibilityMayHaveChanged() }
        // A new size from the compositor is laid out in the same frame.
        psc_view_set_resized(
          root,
          { data, width, height in
            guard let data else { return }
            let window = Unmanaged<SceneWindow>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { window.resized(to: CGSize(width: Double(width), height: Double(height))) }
          }, Unmanaged.passUnretained(self).toOpaque())
      }
    }

    /// Keys with the modifiers of shortcuts go to the app before any widget receives them, others after the widgets.
    private func observeKeys(_ widget: Widget) {
      for isEarly in [true, false] {
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, isEarly ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        onKey(controller) { [unowned self] keyval, state in
          guard !isDormant else { return false }
          guard let stroke = KeyStroke(keyval, state) else { return performDesktopShortcut(keyval, state) }
          guard stroke.isShortcut == isEarly else { return false }
          if shell.keyWasPressed(stroke, in: id) || performDesktopShortcut(keyval, state) { return true }
          // A desktop has one key for both.
          guard stroke.modifiers.contains(.command), !stroke.modifiers.contains(.control) else { return false }
          var other = stroke
          other.modifiers = stroke.modifiers.symmetricDifference([.command, .control])
          return shell.keyWasPressed(other, in: id)
        }
        if isEarly {
          onKeyRelease(controller) { [unowned self] keyval, state in
            if !isDormant, let stroke = KeyStroke(keyval, state) { shell.keyWasReleased(stroke, in: id) }
          }
        }
        gtk_widget_add_controller(widget, controller)
      }
    }

    /// The keys of each window of the desktop, which the app has not used: Ctrl+W closes the window, F11 makes it as large as the screen, and F1
    /// lists the keys, where the app has no help.
    private func performDesktopShortcut(_ keyval: UInt32, _ state: GdkModifierType) -> Bool {
      let modifiers = state.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue)
      switch Int32(keyval) {
      case GDK_KEY_w where modifiers == GDK_CONTROL_MASK.rawValue: gtk_window_close(window)
      case GDK_KEY_F1 where modifiers == 0: shell.showShortcuts()
      case GDK_KEY_F11 where modifiers == 0:
        if gtk_window_is_fullscreen(window) != 0 {
          gtk_window_unfullscreen(window)
        } else {
          gtk_window_fullscreen(window)
        }
      default: return false
      }
      return true
    }

    private func resized(to size: CGSize) {
      // The theme or the font may have changed, or there may be an edge because the compositor draws no shadows.
      if isUnsized, size != expectedSize, titleBarControls == nil {
        shell.plainFrame = shown?.subtitle == nil ? frame : nil
      }
      titleBarControls?.layOut(inWidth: Int32(size.width))
      let isInteractive = !isUnsized && isDragged(to: size)
      shell.resized(self, to: size, isFirst: isUnsized, isInteractive: isInteractive)
      isUnsized = false
      guard isInteractive else { return }
      endOfDrag?()
      endOfDrag = Timeout.run(after: Self.dragEndDelay) { [weak self] in self?.dragEnded() }
    }

    // MARK: Dragged edges (Z-12)

    /// How long a window's size must be unchanged before its edge is no longer dragged, in seconds: no desktop reports the end.
    private static let dragEndDelay = 0.33

    /// Whether a change of size was caused neither by the app nor by maximising, tiling or the like.
    private func isDragged(to size: CGSize) -> Bool {
      let state = surfaceState
      defer {
        lastSurfaceState = state
        isFrameRequested = false
      }
      return !isFrameRequested && state == lastSurfaceState
    }

    /// The states of the surface that determine its size.
    private var surfaceState: UInt32 {
      guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return 0 }
      let sizing =
        GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue | GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue
        | GDK_TOPLEVEL_STATE_TILED.rawValue
      return gdk_toplevel_get_state(surface).rawValue & sizing
    }

    private func dragEnded() {
      endOfDrag = nil
      guard let room else { return }
      shell.resized(
        self, to: CGSize(width: Double(room.width), height: Double(room.height)), isFirst: false, isInteractive: false)
    }

    // MARK: The scene's content

    func show(_ description: SceneDescription) {
      guard description != shown else { return }
      shown = description
      gtk_window_set_title(window, description.title ?? shell.appName)
      header.show(title: description.title ?? shell.appName, subtitle: description.subtitle)
      let least = description.minimumSize ?? .zero
      psc_view_set_request(root, Int32(clamping: Int(least.width)), Int32(clamping: Int(least.height)))
      let isFixed = description.minimumSize != nil && description.minimumSize == description.maximumSize
      gtk_window_set_resizable(window, isFixed ? 0 : 1)
      if description.hasMenu { shell.application.releaseNewWindowShortcut() }
      if description.contentReachesTitleBar != (titleBarControls != nil) {
        setContentReachesTitleBar(description.contentReachesTitleBar)
      }
    }

    func setWindows(_ windows: [any ViewBacking]) {
      windowViews = windows.map { ($0 as? WidgetBacking)?.view }
      showViews()
    }

    private func showViews() {
      var views = windowViews + (titleBarControls?.views ?? [])
      psc_view_set_subviews(root, &views, Int32(views.count))
    }

    // MARK: The title bar

    var contentSize: CGSize? { sizeOfContent }

    /// The part of the content that the title bar's buttons are over; `nil` if there is a title bar, or none is seen on the whole screen.
    var titleBarArea: TitleBarArea? { isFullscreen ? nil : titleBarControls?.area }

    private var isFullscreen: Bool { gtk_window_is_fullscreen(window) != 0 }

    /// Makes the content as high as the window, or puts the title bar above it again.
    private func setContentReachesTitleBar(_ isReached: Bool) {
      // The size that follows is not the user's.
      isFrameRequested = room != nil
      if isReached {
        let controls = header.moveOverContent()
        titleBarControls = controls
        showViews()
        controls.setVisible(!isFullscreen)
        if let room { controls.layOut(inWidth: room.width) }
        gtk_widget_add_css_class(root.widget, TitleBarControls.contentClass)
        psc_title_bar_set_height(root.widget, Int32(controls.area.height))
      } else if let controls = titleBarControls {
        titleBarControls = nil
        header.moveBack(from: controls)
        showViews()
        gtk_widget_remove_css_class(root.widget, TitleBarControls.contentClass)
        psc_title_bar_set_height(root.widget, 0)
      }
    }

    func requestFrame(_ frame: CGRect) {
      // Positions are the window manager's on every desktop that GTK 4 supports.
      let around = self.frame ?? outerFrame
      isFrameRequested = true
      gtk_window_set_default_size(
        window, Int32(clamping: Int(frame.width) + Int(around.width)),
        Int32(clamping: Int(frame.height) + Int(around.height)))
    }

    // MARK: On screen

    /// Shows the window on screen, behind those that follow.
    func map() {
      guard !isMapped else { return }
      isMapped = true
      gtk_widget_set_visible(window.widget, 1)
    }

    /// Brings the window to the front, and unminimises it if necessary.
    func present() {
      isMapped = true
      isHidden = false
      gtk_window_present(window)
    }

    /// Asks the window manager to show the window; ``visibilityChange()`` returns the result.
    func fetch() { if isMapped { gtk_window_present(window) } }

    /// Reads whether the window is visible; returns the new value, or `nil` if it has not changed.
    func visibilityChange() -> Bool? {
      guard isMapped else { return nil }
      let hidden = psc_window_is_hidden(window) != 0
      guard hidden != isHidden else { return nil }
      isHidden = hidden
      return hidden
    }

    var isActive: Bool { gtk_window_is_active(window) != 0 }

    /// The window's present geometry, or `nil` if that was reported already.
    func geometryChange() -> WindowGeometry? {
      let (width, height) = defaultSize
      guard width > 0, height > 0 else { return nil }
      let geometry = WindowGeometry(
        width: Int(width), height: Int(height), isMaximized: gtk_window_is_maximized(window) != 0)
      guard geometry != reported else { return nil }
      reported = geometry
      return geometry
    }

    // MARK: Closing

    func close() {
      if shell.keepsHidden(self) {
        isDormant = true
        setWindows([])
        return
      }
      destroy()
    }

    /// The scene is connected again.
    func reuse() { isDormant = false }

    func destroy() {
      endOfDrag?()
      endOfDrag = nil
      shell.forget(self)
      header.close()
      titleBarControls?.release()
      titleBarControls = nil
      psc_view_detach(root)
      gtk_window_destroy(window)
      psc_memory_rests()
    }
  }

  extension UnsafeMutablePointer where Pointee == GtkWindow {
    var widget: Widget { UnsafeMutableRawPointer(self).widget }
  }
#endif
