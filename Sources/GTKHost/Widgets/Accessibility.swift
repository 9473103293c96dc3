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
      case .tab: GTK_ACCESSIBLE_ROLE_TAB
      case .button: GTK_ACCESSIBLE_ROLE_BUTTON
      case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
      case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
      }
    }

    /// The name is set on the widget that gets the keyboard focus, which is the one that is read aloud: the content, if there is one. A list is
    /// the parent of its rows.
    static func describe(
      _ description: AccessibilityDescription, of content: ViewContent, _ view: Widget,
      shownBy shown: (any ContentWidget)?
    ) {
      let widget =
        description.role == .list ? shown?.container?.widget ?? view : shown?.focusWidget ?? view
      if description.role != .group {
        let isContent = description.role == .list || description.role == .tab
        psc_widget_set_role(isContent ? widget : view, role(description.role))
      } else if description.isHeading {
        psc_widget_set_role(view, GTK_ACCESSIBLE_ROLE_HEADING)
      }
      if let isSelected = description.isSelected {
        psc_widget_set_selected(description.role == .tab ? widget : view, isSelected ? 1 : 0)
      }
      gtk_widget_set_name(view, description.identifier ?? "uiview")
      let label = description.label.flatMap { $0.isEmpty ? nil : $0 }
      psc_view_set_name(view.opaque, label)
      psc_view_set_ordered_by_position(view.opaque, description.isOrderedByPosition ? 1 : 0)
      psc_view_set_modal(view.opaque, description.isModal ? 1 : 0)
      // A widget with a role but no name would be read as the name of its class. The name of a row is that of its labels.
      let isNamedByLabels = description.role == .row || description.role == .button
      if let name = label ?? content.name ?? (description.role == .group || isNamedByLabels ? nil : "") {
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, name, widget)
      } else if isNamedByLabels {
        psc_widget_name_changed(view)
      } else if case .label(let text) = content, !text.text.isEmpty {
        // GtkLabel has named itself, and would have no name any more.
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, text.text, widget)
      } else {
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, nil, widget)
      }
      set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.hint, widget)
      set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, description.value, widget)
      psc_widget_set_accessible_hidden(view, description.isHidden ? 1 : 0)
      if case .image = content, let shown {
        // A picture without a label is decoration, as on a device.
        psc_widget_set_accessible_hidden(shown.widget, description.label == nil && !description.isElement ? 1 : 0)
      }
    }

    /// Names a widget that is part of a content.
    static func name(_ widget: Widget, _ name: String) { set(GTK_ACCESSIBLE_PROPERTY_LABEL, name, widget) }

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
