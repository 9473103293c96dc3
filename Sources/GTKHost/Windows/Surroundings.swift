#if GTK
  import CGTK
  import SceneSystem
  import UIKitCore

  /// What the desktop as a whole is like, and what happens to it: light or dark, locked, short of memory, and
  /// what time it is.
  @MainActor final class Surroundings {
    private let styleChanged: (UIUserInterfaceStyle) -> Void
    private let workspacesChanged: () -> Void
    private let happen: (Stimulus) -> Void
    private var isLocked = false
    private var time: TimeWatch?
    private(set) var style = UIUserInterfaceStyle.light
    /// Whether somebody has chosen a theme for GTK's programs by hand, which goes before what the desktop says.
    private let hasForcedTheme = Surroundings.forcedTheme != nil

    /// - Parameters:
    ///   - styleChanged: The desktop has become light or dark.
    ///   - workspacesChanged: Another workspace may be in front, or a window on another one.
    ///   - happen: Takes what is a matter of the life cycle: the lock (D-03), short memory (D-10), the time
    ///     (B-06).
    init(
      styleChanged: @escaping (UIUserInterfaceStyle) -> Void, workspacesChanged: @escaping () -> Void,
      happen: @escaping (Stimulus) -> Void
    ) {
      self.styleChanged = styleChanged
      self.workspacesChanged = workspacesChanged
      self.happen = happen
      if let settings = gtk_settings_get_default() {
        style = Surroundings.style(of: settings)
        // At once, so that the answer may be there for the first frame.
        if !hasForcedTheme {
          psc_watch_color_scheme(
            { data, scheme in Surroundings.at(data) { $0.prefer(scheme) } }, Unmanaged.passUnretained(self).toOpaque())
        }
        for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
          onChange(of: property, UnsafeMutableRawPointer(settings)) { [unowned self] in lookAtStyle(settings) }
        }
      }
    }

    /// Begins to listen for what comes from outside; it takes a moment, so the first frame goes before.
    func listen() {
      let own = Unmanaged.passUnretained(self).toOpaque()
      psc_watch_workspaces({ data in Surroundings.at(data) { $0.workspacesChanged() } }, own)
      psc_watch_lock(
        { data, locked in Surroundings.at(data) { $0.lockChanged(to: locked != 0) } }, own)
      psc_watch_memory({ data in Surroundings.at(data) { $0.happen(.memoryWarning) } }, own)
      time = TimeWatch { [unowned self] in happen(.significantTimeChange) }
    }

    /// The object behind a C callback's pointer; the shell keeps it for the life of the process.
    nonisolated private static func at(
      _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Surroundings) -> Void
    ) {
      guard let data else { return }
      let surroundings = Unmanaged<Surroundings>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { body(surroundings) }
    }

    /// Several parties may tell of the same lock.
    private func lockChanged(to locked: Bool) {
      guard locked != isLocked else { return }
      isLocked = locked
      happen(locked ? .lock : .unlock)
    }

    /// What a person prefers everywhere: 1 stands for dark, 2 for light, anything else for what GTK's own settings say.
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

    /// The theme that the environment names, as `Adwaita:dark`; GTK itself does not tell of it in its settings.
    private static var forcedTheme: String? {
      g_getenv("GTK_THEME").map { String(cString: $0).lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func lookAtStyle(_ settings: OpaquePointer) {
      let new = Surroundings.style(of: settings)
      guard new != style else { return }
      style = new
      styleChanged(new)
    }

    private static func style(of settings: OpaquePointer) -> UIUserInterfaceStyle {
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
