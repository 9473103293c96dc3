#if GTK
  import Localization
  import CGTK
  import ViewBacking

  /// A window's title bar: title, subtitle, and the app's menu at the end, as in GNOME.
  @MainActor final class WindowHeader {
    let widget: Widget
    private let button: Widget
    private let application: DesktopApplication
    /// Returns the app's menu of the window, if it has one, when the menu opens.
    private let menuProvider: () -> MenuContent?
    private let choose: ([Int]) -> Void
    private var titles: (box: Widget, title: Widget, subtitle: Widget)?

    /// - Parameters:
    ///   - menuProvider: Returns the app's menu of the window, if it has one, when the menu opens.
    ///   - choose: Called with the path of the chosen item.
    init(shell: GTKShell, menuProvider: @escaping () -> MenuContent?, choose: @escaping ([Int]) -> Void) {
      widget = gtk_header_bar_new()
      button = gtk_menu_button_new()!
      application = shell.application
      self.menuProvider = menuProvider
      self.choose = choose
      gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
      // Creating its items would take a tenth of the time of a new window, and most windows' menus are never opened.
      gtk_menu_button_set_create_popup_func(
        button.opaque,
        { _, data in
          guard let data else { return }
          let header = Unmanaged<WindowHeader>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { header.fillMenu() }
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
      gtk_menu_button_set_primary(button.opaque, 1)
      psc_widget_set_tooltip(button, SystemString.mainMenu.localized)
      psc_widget_set_role(button, GTK_ACCESSIBLE_ROLE_GROUP)
      if let toggle = gtk_widget_get_first_child(button) { Accessibility.name(toggle, SystemString.mainMenu.localized) }
      gtk_header_bar_pack_end(widget.opaque, button)
    }

    /// The menu is about to open.
    private func fillMenu() {
      guard let content = menuProvider() else {
        guard gtk_menu_button_get_menu_model(button.opaque) == nil else { return }
        return gtk_menu_button_set_menu_model(button.opaque, application.menu)
      }
      let commands = MenuModel(content, choose: choose)
      gtk_widget_insert_action_group(button, MenuModel.prefix, commands.actions)
      let menu = ApplicationMenu.make(
        commands: UnsafeMutableRawPointer(commands.menu).cast(),
        supportsMultipleWindows: application.supportsMultipleWindows)
      commands.release()
      gtk_menu_button_set_menu_model(button.opaque, menu)
      g_object_unref(UnsafeMutableRawPointer(menu))
    }

    // MARK: The place of the menu

    /// Takes the bar away, and puts its buttons over the content.
    func moveOverContent() -> TitleBarControls {
      let height = height
      g_object_ref(UnsafeMutableRawPointer(button))
      gtk_header_bar_remove(widget.opaque, button)
      gtk_widget_set_visible(widget, 0)
      // The theme draws no frames around the buttons of a title bar.
      gtk_menu_button_set_has_frame(button.opaque, 0)
      let controls = TitleBarControls(menuButton: button, height: height)
      g_object_unref(UnsafeMutableRawPointer(button))
      return controls
    }

    /// Shows the bar again.
    func moveBack(from controls: TitleBarControls) {
      g_object_ref(UnsafeMutableRawPointer(button))
      controls.remove()
      gtk_menu_button_set_has_frame(button.opaque, 1)
      gtk_header_bar_pack_end(widget.opaque, button)
      g_object_unref(UnsafeMutableRawPointer(button))
      gtk_widget_set_visible(widget, 1)
    }

    /// The window is closed: its menu asks for nothing any more.
    func close() { gtk_menu_button_set_create_popup_func(button.opaque, nil, nil, nil) }

    /// Its height, in points.
    var height: Int32 {
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
      return natural
    }

    /// Without a subtitle GTK's own title is used.
    func show(title: String, subtitle: String?) {
      guard let subtitle else {
        if titles != nil { gtk_header_bar_set_title_widget(widget.opaque, nil) }
        titles = nil
        return
      }
      let shown = titles ?? makeTitles()
      titles = shown
      gtk_label_set_text(shown.title.opaque, title)
      gtk_label_set_text(shown.subtitle.opaque, subtitle)
    }

    private func makeTitles() -> (box: Widget, title: Widget, subtitle: Widget) {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
      let labels = ["title", "subtitle"].map { name in
        let label = gtk_label_new(nil)!
        gtk_widget_add_css_class(label, name)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(label.opaque, 1)
        gtk_box_append(box.cast(), label)
        return label
      }
      gtk_header_bar_set_title_widget(widget.opaque, box)
      return (box, labels[0], labels[1])
    }
  }
#endif
