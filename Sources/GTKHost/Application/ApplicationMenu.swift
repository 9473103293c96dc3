#if GTK
  import Localization
  import CGTK

  /// The menu behind the button in each title bar.
  @MainActor enum ApplicationMenu {
    static func make(supportsMultipleWindows: Bool) -> UnsafeMutablePointer<GMenuModel> {
      let menu = g_menu_new()!
      if supportsMultipleWindows {
        let windows = g_menu_new()!
        g_menu_append(windows, mnemonic(.newWindow), "app.new-window")
        g_menu_append(windows, mnemonic(.showAllWindows), "app.show-all-windows")
        g_menu_append_section(menu, nil, model(windows))
        g_object_unref(windows.raw)
      }
      appendEnd(to: menu)
      return model(menu)
    }

    /// The menu of a window whose app has commands: those, and what the desktop does.
    static func make(
      commands: UnsafeMutablePointer<GMenuModel>, supportsMultipleWindows: Bool
    ) -> UnsafeMutablePointer<GMenuModel> {
      let menu = g_menu_new()!
      g_menu_append_section(menu, nil, commands)
      if supportsMultipleWindows {
        let windows = g_menu_new()!
        g_menu_append(windows, mnemonic(.showAllWindows), "app.show-all-windows")
        g_menu_append_section(menu, nil, model(windows))
        g_object_unref(windows.raw)
      }
      appendEnd(to: menu)
      return model(menu)
    }

    private static func appendEnd(to menu: OpaquePointer) {
      let end = g_menu_new()!
      g_menu_append(end, mnemonic(.keyboardShortcuts), "app.keyboard-shortcuts")
      g_menu_append(end, mnemonic(.quit), "app.quit")
      g_menu_append_section(menu, nil, model(end))
      g_object_unref(end.raw)
    }

    /// The text, whose first letter chooses the item.
    private static func mnemonic(_ text: SystemString) -> String { "_" + text.localized }

    private static func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
      menu.raw.assumingMemoryBound(to: GMenuModel.self)
    }
  }
#endif
