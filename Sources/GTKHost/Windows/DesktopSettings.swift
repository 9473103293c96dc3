#if GTK
  import CGTK
  import SceneSystem
  import ViewBacking

  /// The state of the desktop as a whole, and its changes: light or dark, contrast, motion, the size of text, locked, low on memory, and the time.
  @MainActor final class DesktopSettings {
    private let styleChanged: (InterfaceStyle) -> Void
    private let accessibilityChanged: () -> Void
    private let accentChanged: () -> Void
    private let workspacesChanged: () -> Void
    private let send: (Stimulus) -> Void
    private var isLocked = false
    private var time: TimeObserver?
    private(set) var style = InterfaceStyle.light
    /// Whether the desktop's portal asks for a high contrast.
    private var prefersContrast = false
    /// The user's accent colour for all apps, which the desktop's portal reports.
    private(set) var accentColor: RGBA?
    /// Whether the user has forced a theme for GTK's programs, which overrides the desktop's preference.
    private let hasForcedTheme = DesktopSettings.forcedTheme != nil

    /// - Parameters:
    ///   - isDarkOnly: Whether the app has the dark appearance alone, or the light one; `nil` for both.
    ///   - styleChanged: The desktop has become light or dark.
    ///   - accessibilityChanged: The user may want another amount of motion or contrast.
    ///   - textScaleChanged: The user prefers another size of text.
    ///   - accentChanged: The user has chosen another accent colour.
    ///   - workspacesChanged: The visible workspace, or the workspace of a window, may have changed.
    ///   - send: Receives the changes that belong to the life cycle: the lock (D-03), low memory (D-10), the time (B-06).
    init(
      isDarkOnly: Bool?,
      styleChanged: @escaping (InterfaceStyle) -> Void, accessibilityChanged: @escaping () -> Void,
      textScaleChanged: @escaping () -> Void, accentChanged: @escaping () -> Void,
      workspacesChanged: @escaping () -> Void,
      send: @escaping (Stimulus) -> Void
    ) {
      self.styleChanged = styleChanged
      self.accessibilityChanged = accessibilityChanged
      self.accentChanged = accentChanged
      self.workspacesChanged = workspacesChanged
      self.send = send
      if let settings = gtk_settings_get_default() {
        if let isDarkOnly { DesktopSettings.force(isDark: isDarkOnly, settings) }
        style = DesktopSettings.style(of: settings)
        let userData = Unmanaged.passUnretained(self).toOpaque()
        // Requested at once, so that the replies may arrive before the first frame.
        psc_watch_accent(
          { data, red, green, blue in
            DesktopSettings.at(data) { $0.choose(accent: RGBA(red: red, green: green, blue: blue, alpha: 1)) }
          }, userData)
        psc_watch_appearance(
          "contrast", { data, value in DesktopSettings.at(data) { $0.prefer(contrast: value) } }, userData)
        if DesktopSettings.usesAdwaita {
          watchAdwaita()
        } else {
          watchDesktop(settings, followsScheme: isDarkOnly == nil)
        }
        onChange(of: "gtk-enable-animations", UnsafeMutableRawPointer(settings)) { accessibilityChanged() }
        onChange(of: "gtk-xft-dpi", UnsafeMutableRawPointer(settings)) { textScaleChanged() }
      }
    }

    /// Whether libadwaita is installed and chooses colours and contrast.
    private static var usesAdwaita: Bool { psc_adwaita_is_used() != 0 }

    /// Follows libadwaita, which follows the desktop.
    private func watchAdwaita() {
      psc_adwaita_watch(
        { data in
          DesktopSettings.at(data) { desktopSettings in
            desktopSettings.updateStyle(gtk_settings_get_default())
            desktopSettings.accessibilityChanged()
          }
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Follows the desktop and GTK's own settings. GTK leaves the desktop's colour scheme to apps.
    ///
    /// - Parameter followsScheme: Whether the app has both appearances.
    private func watchDesktop(_ settings: OpaquePointer, followsScheme: Bool) {
      let userData = Unmanaged.passUnretained(self).toOpaque()
      if !hasForcedTheme, followsScheme {
        psc_watch_appearance(
          "color-scheme", { data, scheme in DesktopSettings.at(data) { $0.prefer(scheme) } }, userData)
      }
      for property in [DesktopSettings.darkProperty, "gtk-theme-name"] {
        onChange(of: property, UnsafeMutableRawPointer(settings)) { [unowned self] in updateStyle(settings) }
      }
      onChange(of: "gtk-theme-name", UnsafeMutableRawPointer(settings)) { [unowned self] in accessibilityChanged() }
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

    /// The user's settings: motion is GTK's, which has it from the desktop, and contrast libadwaita's, or the portal's or the theme's.
    var accessibility: AccessibilitySettings {
      guard let settings = gtk_settings_get_default() else { return AccessibilitySettings() }
      return AccessibilitySettings(
        reducesMotion: !DesktopSettings.isSet("gtk-enable-animations", of: settings),
        increasesContrast: increasesContrast(settings))
    }

    private func increasesContrast(_ settings: OpaquePointer) -> Bool {
      // Early versions of libadwaita take the contrast from GNOME's own setting, and not from the portal's.
      if DesktopSettings.usesAdwaita { return prefersContrast || psc_adwaita_has_high_contrast() != 0 }
      let theme = DesktopSettings.forcedTheme ?? DesktopSettings.themeName(of: settings)
      return prefersContrast || theme.hasPrefix("highcontrast") || theme.hasSuffix("-hc")
    }

    /// Applies the portal's contrast: 1 is high. GTK's own widgets have it from the theme.
    private func prefer(contrast: UInt32) {
      guard (contrast == 1) != prefersContrast, let settings = gtk_settings_get_default() else { return }
      prefersContrast = contrast == 1
      let property = "gtk-theme-name"
      let hasOwnTheme = hasForcedTheme || DesktopSettings.usesAdwaita
      if prefersContrast, !hasOwnTheme {
        var theme = GValue()
        g_value_init(&theme, g_type_from_name("gchararray"))
        defer { g_value_unset(&theme) }
        g_value_set_string(&theme, "HighContrast")
        g_object_set_property(
          UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &theme)
      } else if !hasOwnTheme {
        gtk_settings_reset_property(settings, property)
      }
      accessibilityChanged()
    }

    /// Applies the user's accent colour; a colour beyond sRGB is none.
    private func choose(accent: RGBA) {
      let isColor = [accent.red, accent.green, accent.blue].allSatisfy { (0...1).contains($0) }
      let chosen = isColor ? accent : nil
      guard chosen != accentColor else { return }
      accentColor = chosen
      StyleClasses.accentColor = chosen
      accentChanged()
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

    /// Gives all widgets the one appearance that the app has. A theme that the user forces overrides it.
    private static func force(isDark: Bool, _ settings: OpaquePointer) {
      if usesAdwaita { psc_adwaita_force_dark(isDark ? 1 : 0) } else { setPrefersDark(isDark, settings) }
    }

    private static func setPrefersDark(_ isDark: Bool, _ settings: OpaquePointer) {
      var prefersDark = GValue()
      g_value_init(&prefersDark, g_type_from_name("gboolean"))
      g_value_set_boolean(&prefersDark, isDark ? 1 : 0)
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), darkProperty, &prefersDark)
    }

    private static let darkProperty = "gtk-application-prefer-dark-theme"

    /// Applies the user's colour scheme: 1 is dark, 2 is light, any other value leaves it to GTK's own settings.
    private func prefer(_ scheme: UInt32) {
      guard let settings = gtk_settings_get_default() else { return }
      guard scheme == 1 || scheme == 2 else {
        return gtk_settings_reset_property(settings, DesktopSettings.darkProperty)
      }
      DesktopSettings.setPrefersDark(scheme == 1, settings)
    }

    /// The theme that the environment names, such as `Adwaita:dark`; GTK itself does not report it in its settings.
    private static var forcedTheme: String? {
      g_getenv("GTK_THEME").map { String(cString: $0).lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func updateStyle(_ settings: OpaquePointer?) {
      guard let settings else { return }
      let new = DesktopSettings.style(of: settings)
      guard new != style else { return }
      style = new
      styleChanged(new)
    }

    private static func style(of settings: OpaquePointer) -> InterfaceStyle {
      if usesAdwaita { return psc_adwaita_is_dark() != 0 ? .dark : .light }
      if let theme = forcedTheme { return isDark(theme) ? .dark : .light }
      if isSet(darkProperty, of: settings) { return .dark }
      return isDark(themeName(of: settings)) ? .dark : .light
    }

    /// Whether a theme is dark, by its name in lower case: the dark form of high contrast is called inverse.
    private static func isDark(_ theme: String) -> Bool {
      theme.hasSuffix("dark") || theme.hasSuffix("inverse")
    }

    private static func isSet(_ property: String, of settings: OpaquePointer) -> Bool {
      var value = GValue()
      g_value_init(&value, g_type_from_name("gboolean"))
      g_object_get_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &value)
      return g_value_get_boolean(&value) != 0
    }

    private static func themeName(of settings: OpaquePointer) -> String {
      var theme = GValue()
      g_value_init(&theme, g_type_from_name("gchararray"))
      g_object_get_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name", &theme)
      defer { g_value_unset(&theme) }
      return g_value_get_string(&theme).map { String(cString: $0).lowercased() } ?? ""
    }
  }
#endif
