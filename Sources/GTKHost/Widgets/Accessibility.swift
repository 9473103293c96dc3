#if GTK
  import CGTK
  import ViewBacking

  /// The accessibility properties of a widget.
  @MainActor enum Accessibility {
    private static func role(_ role: AccessibilityDescription.Role) -> GtkAccessibleRole {
      switch role {
      case .group: GTK_ACCESSIBLE_ROLE_GROUP
      case .list: GTK_ACCESSIBLE_ROLE_LIST
      case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
      case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
      case .tabs: GTK_ACCESSIBLE_ROLE_TAB_LIST
      case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
      case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
      }
    }

    /// The label is set on the widget that gets the keyboard focus, which is the one that is read aloud: the content, if there is one.
    static func describe(_ description: AccessibilityDescription, _ view: Widget, content: Widget?) {
      if description.role != .group { psc_widget_set_role(view, role(description.role)) }
      if let isSelected = description.isSelected { psc_widget_set_selected(view, isSelected ? 1 : 0) }
      gtk_widget_set_name(view, description.identifier ?? "uiview")
      let widget = content ?? view
      guard let label = description.label else {
        gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
        return
      }
      var property = GTK_ACCESSIBLE_PROPERTY_LABEL
      var value = GValue()
      gtk_accessible_property_init_value(property, &value)
      g_value_set_string(&value, label)
      gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
      g_value_unset(&value)
    }
  }
#endif
