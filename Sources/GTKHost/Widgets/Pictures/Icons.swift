#if GTK
  import CGTK
  import RuntimeLogging
  import ViewBacking

  /// The icons of the desktop's theme, which may not have an icon for every symbol.
  @MainActor enum Icons {
    private static var missed: Set<String> = []

    /// Logs, once, if the theme has no icon of this name; GTK then shows its missing-image icon.
    static func expect(_ name: String) {
      guard !missed.contains(name), let display = gdk_display_get_default(),
        let theme = gtk_icon_theme_get_for_display(display), gtk_icon_theme_has_icon(theme, name) == 0
      else { return }
      missed.insert(name)
      let themeName = gtk_icon_theme_get_theme_name(theme)
      defer { g_free(themeName) }
      RuntimeLog.write(
        "The icon theme \(themeName.map { String(cString: $0) } ?? "") has no icon \(name); "
          + "the missing-image icon is shown instead.")
    }
  }
#endif
