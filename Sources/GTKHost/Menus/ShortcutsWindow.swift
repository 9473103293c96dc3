#if GTK
  import CGTK
  import Localization
  import ViewBacking

  /// The window that lists the keys (Ctrl+?), as GNOME's apps have one: the app's commands, then what each window of the desktop does.
  @MainActor enum ShortcutsWindow {
    private typealias Line = (title: String, accelerator: String)

    /// Shows it in front of a window.
    ///
    /// - Parameters:
    ///   - commands: The app's menu for the window, if it has one.
    ///   - supportsMultipleWindows: Whether the user may open another window.
    static func show(
      over parent: UnsafeMutablePointer<GtkWindow>, commands: MenuContent?, supportsMultipleWindows: Bool
    ) {
      var groups = commands.map { self.groups(of: $0.items, title: "") } ?? []
      var desktop: [Line] = []
      if supportsMultipleWindows, commands == nil { desktop.append((SystemString.newWindow.localized, "<Control>n")) }
      desktop += [
        (SystemString.closeThisWindow.localized, "<Control>w"), (SystemString.fullScreen.localized, "F11"),
        (SystemString.mainMenu.localized, "F10"), (SystemString.keyboardShortcuts.localized, "<Control>question"),
        (SystemString.quit.localized, "<Control>q"),
      ]
      groups.append((SystemString.window.localized, desktop))
      let text = """
        <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property><child>
        <object class="GtkShortcutsSection"><property name="section-name">shortcuts</property>
        <property name="visible">1</property>\(groups.map(text).joined())</object></child></object></interface>
        """
      let builder = gtk_builder_new_from_string(text, -1)!
      if let found = gtk_builder_get_object(builder, "shortcuts") {
        let window = UnsafeMutableRawPointer(found).cast(to: GtkWindow.self)
        gtk_window_set_transient_for(window, parent)
        gtk_window_present(window)
      }
      g_object_unref(UnsafeMutableRawPointer(builder))
    }

    /// The commands with keys of a menu, a group for each submenu.
    private static func groups(of items: [MenuContent.Item], title: String) -> [(title: String, lines: [Line])] {
      var lines: [Line] = []
      var inner: [(title: String, lines: [Line])] = []
      for item in items {
        if !item.children.isEmpty {
          inner += groups(of: item.children, title: item.title.isEmpty ? title : item.title)
        } else if let accelerator = item.shortcut?.accelerator {
          lines.append((item.title, accelerator))
        }
      }
      // Sections of one submenu stand together.
      for group in inner where group.title == title { lines += group.lines }
      return (lines.isEmpty ? [] : [(title, lines)]) + inner.filter { $0.title != title }
    }

    private static func text(of group: (title: String, lines: [Line])) -> String {
      let lines = group.lines.map { line in
        """
        <child><object class="GtkShortcutsShortcut"><property name="title">\(escaped(line.title))</property>
        <property name="accelerator">\(escaped(line.accelerator))</property></object></child>
        """
      }
      return """
        <child><object class="GtkShortcutsGroup"><property name="title">\(escaped(group.title))</property>
        \(lines.joined())</object></child>
        """
    }

    /// The text as it stands in XML.
    private static func escaped(_ text: String) -> String {
      guard let escaped = g_markup_escape_text(text, -1) else { return "" }
      defer { g_free(escaped) }
      return String(cString: escaped)
    }
  }
#endif
