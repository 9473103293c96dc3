#if GTK
  import CGTK
  import SceneSystem
  import ViewBacking

  /// The state of the desktop as a whole, and its changes: light or dark, the size of text, locked, low on memory, and the time.
  @MainActor final class DesktopSettings {
    private let styleChanged: (InterfaceStyle) -> Void
    private let workspacesChanged: () -> Void
    private let send: (Stimulus) -> Void
    private var isLocked = false
    private var time: TimeObserver?
    private(set) var style = InterfaceStyle.light
    /// Whether the user has forced a theme for GTK's programs, which overrides the desktop's preference.
    private let hasForcedTheme = DesktopSettings.forcedTheme != nil

    /// - Parameters:
    ///   - styleChanged: The desktop has become light or dark.
    ///   - textScaleChanged: The user prefers another size of text.
    ///   - workspacesChanged: The visible workspace, or the workspace of a window, may have changed.
    ///   - send: Receives the changes that belong to the life cycle: the lock (D-03), low memory (D-10), the time (B-06).
    init(
      styleChanged: @escaping (InterfaceStyle) -> Void, textScaleChanged: @escaping () -> Void,
      workspacesChanged: @escaping () -> Void,
      send: @escaping (Stimulus) -> Void
    ) {
      self.styleChanged = styleChanged
      self.workspacesChanged = workspacesChanged
      self.send = send
      if let settings = gtk_settings_get_default() {
        style = DesktopSettings.style(of: settings)
        // Requested at once, so that the reply may arrive before the first frame.
        if !hasForcedTheme {
          psc_watch_color_scheme(
            { data, scheme in DesktopSettings.at(data) { $0.prefer(scheme) } },
            Unmanaged.passUnretained(self).toOpaque())
        }
        for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
          onChange(of: property, UnsafeMutableRawPointer(settings)) { [unowned self] in updateStyle(settings) }
        }
        onChange(of: "gtk-xft-dpi", UnsafeMutableRawPointer(settings)) { textScaleChanged() }
      }
    }

    /// The size of text that the user prefers, as a factor of the desktop's standard size: GTK takes it from the desktop's text-scaling
    /// factor, or under X11 from `Xft.dpi`, and has dots per inch as 1/1024, of which 96 are the standard.
    static var textScale: Double {
      guard let settings = gtk_settings_get_default() else { return 1 }
      var dots = GValue()
      g_value_init(&dots, g_type_from_name("gint"))
      g_object_get_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &dots)
      let value = Double(g_value_get_int(&dots)) / 1024 / 96
      return value > 0 ? value : 1
    }

    /// Starts to observe external changes; it takes a moment, so it is done after the first frame.
    func listen() {
      let userData = Unmanaged.passUnretained(self).toOpaque()
      psc_watch_workspaces({ data in DesktopSettings.at(data) { $0.workspacesChanged() } }, userData)
      psc_watch_lock(
        { data, locked in DesktopSettings.at(data) { $0.lockChanged(to: locked != 0) } }, userData)
      psc_watch_memory({ data in DesktopSettings.at(data) { $0.send(.memoryWarning) } }, userData)
      time = TimeObserver { [unowned self] in send(.significantTimeChange) }
    }

    /// The object behind a C callback's pointer; the shell retains it for the lifetime of the process.
    nonisolated private static func at(
      _ data: UnsafeMutableRawPointer?, _ body: @MainActor (DesktopSettings) -> Void
    ) {
      guard let data else { return }
      let desktopSettings = Unmanaged<DesktopSettings>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { body(desktopSettings) }
    }

    /// Several services may report the same lock.
    private func lockChanged(to locked: Bool) {
      guard locked != isLocked else { return }
      isLocked = locked
      send(locked ? .lock : .unlock)
    }

    /// Applies the user's colour scheme: 1 is dark, 2 is light, any other value leaves it to GTK's own settings.
    private func prefer(_ scheme: UInt32) {
      guard let settings = gtk_settings_get_default() else { return }
      let property = "gtk-application-prefer-dark-theme"
      guard scheme == 1 || scheme == 2 else { return gtk_settings_reset_property(settings, property) }
      var prefersDark = GValue()
      g_value_init(&prefersDark, g_type_from_name("gboolean"))
      g_value_set_boolean(&prefersDark, scheme == 1 ? 1 : 0)
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &prefersDark)
    }

    /// The theme that the environment names, such as `Adwaita:dark`; GTK itself does not report it in its settings.
    private static var forcedTheme: String? {
      g_getenv("GTK_THEME").map { String(cString: $0).lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func updateStyle(_ settings: OpaquePointer) {
      let new = DesktopSettings.style(of: settings)
      guard new != style else { return }
      style = new
      styleChanged(new)
    }

    private static func style(of settings: OpaquePointer) -> InterfaceStyle {
      if let theme = forcedTheme { return theme.hasSuffix("dark") ? .dark : .light }
      var prefersDark = GValue()
      g_value_init(&prefersDark, g_type_from_name("gboolean"))
      g_object_get_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-application-prefer-dark-theme",
        &prefersDark)
      if g_value_get_boolean(&prefersDark) != 0 { return .dark }
      var theme = GValue()
      g_value_init(&theme, g_type_from_name("gchararray"))
      g_object_get_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name", &theme)
      defer { g_value_unset(&theme) }
      let name = g_value_get_string(&theme).map { String(cString: $0) } ?? ""
      return name.lowercased().hasSuffix("dark") ? .dark : .light
    }
  }
#endif
