#if GTK
  import CGTK
  import UIKitCore

  /// What assistive technology is told of a widget.
  @MainActor enum Accessibility {
    static func describe(_ description: AccessibilityDescription, _ widget: Widget) {
      gtk_widget_set_name(widget, description.identifier ?? "uiview")
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
