#if GTK
  import CGTK

  /// A window's title bar: title, subtitle, and the app's menu at the end, as in GNOME.
  @MainActor final class WindowHeader {
    let widget: Widget
    private var titles: (box: Widget, title: Widget, subtitle: Widget)?

    init(shell: GTKShell) {
      widget = gtk_header_bar_new()
      let button = gtk_menu_button_new()!
      gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
      // Creating its items would take a tenth of the time of a new window, and most windows' menus are never opened.
      gtk_menu_button_set_create_popup_func(
        button.opaque,
        { button, menu in
          guard let menu, gtk_menu_button_get_menu_model(button) == nil else { return }
          gtk_menu_button_set_menu_model(button, menu.assumingMemoryBound(to: GMenuModel.self))
        }, UnsafeMutableRawPointer(shell.application.menu), nil)
      gtk_menu_button_set_primary(button.opaque, 1)
      psc_widget_set_tooltip(button, "Main Menu")
      gtk_header_bar_pack_end(widget.opaque, button)
    }

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
