#if GTK
  import CGTK
  import SceneSystem
  import UIKitCore

  /// What the desktop as a whole is like, and what happens to it: light or dark, locked, short of memory.
  @MainActor final class Surroundings {
    private let styleChanged: (UIUserInterfaceStyle) -> Void
    private let happen: (Stimulus) -> Void
    private(set) var style = UIUserInterfaceStyle.light

    init(styleChanged: @escaping (UIUserInterfaceStyle) -> Void, happen: @escaping (Stimulus) -> Void) {
      self.styleChanged = styleChanged
      self.happen = happen
      if let settings = gtk_settings_get_default() {
        style = Surroundings.style(of: settings)
        for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
          onChange(of: property, UnsafeMutableRawPointer(settings)) { [unowned self] in lookAtStyle(settings) }
        }
      }
    }

    private func lookAtStyle(_ settings: OpaquePointer) {
      let new = Surroundings.style(of: settings)
      guard new != style else { return }
      style = new
      styleChanged(new)
    }

    private static func style(of settings: OpaquePointer) -> UIUserInterfaceStyle {
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
