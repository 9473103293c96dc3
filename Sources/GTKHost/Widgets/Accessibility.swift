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
      if description.role != .group {
        psc_widget_set_role(view, role(description.role))
      } else if description.isHeading {
        psc_widget_set_role(view, GTK_ACCESSIBLE_ROLE_HEADING)
      }
      if let isSelected = description.isSelected { psc_widget_set_selected(view, isSelected ? 1 : 0) }
      gtk_widget_set_name(view, description.identifier ?? "uiview")
      let widget = content ?? view
      set(GTK_ACCESSIBLE_PROPERTY_LABEL, description.label, widget)
      set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.hint, widget)
      set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, description.value, widget)
      var state = GTK_ACCESSIBLE_STATE_HIDDEN
      var isHidden = GValue()
      gtk_accessible_state_init_value(state, &isHidden)
      g_value_set_boolean(&isHidden, description.isHidden ? 1 : 0)
      gtk_accessible_update_state_value(view.opaque, 1, &state, &isHidden)
      g_value_unset(&isHidden)
    }

    private static func set(_ property: GtkAccessibleProperty, _ text: String?, _ widget: Widget) {
      guard let text else { return gtk_accessible_reset_property(widget.opaque, property) }
      var property = property
      var value = GValue()
      gtk_accessible_property_init_value(property, &value)
      g_value_set_string(&value, text)
      gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
      g_value_unset(&value)
    }
  }
#endif
