#if GTK
  import CGTK
  import Localization
  import ViewBacking

  /// Two linked buttons, which repeat while they are held.
  @MainActor final class StepperWidget: ContentWidget {
    let widget: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    private let events: EventSink
    private var less: Widget
    private var more: Widget
    private var shown: StepperContent?

    init(events: @escaping EventSink) {
      self.events = events
      less = gtk_button_new_from_icon_name("list-remove-symbolic")
      more = gtk_button_new_from_icon_name("list-add-symbolic")
      gtk_widget_add_css_class(widget, "linked")
      gtk_box_set_homogeneous(widget.cast(), 1)
      for (button, sign) in [(less, -1.0), (more, 1.0)] {
        gtk_widget_set_focus_on_click(button, 0)
        gtk_widget_set_hexpand(button, 1)
        gtk_box_append(widget.cast(), button)
        Accessibility.name(button, (sign < 0 ? SystemString.decrement : .increment).localized)
        onSignal(UnsafeMutableRawPointer(button), "clicked") { [weak self] in self?.step(sign) }
      }
    }

    func show(_ content: ViewContent) -> Bool {
      guard case .stepper(let stepper) = content else { return false }
      shown = stepper
      gtk_widget_set_sensitive(less, stepper.wraps || stepper.value > stepper.minimum ? 1 : 0)
      gtk_widget_set_sensitive(more, stepper.wraps || stepper.value < stepper.maximum ? 1 : 0)
      return true
    }

    private func step(_ sign: Double) {
      guard let stepper = shown else { return }
      var value = stepper.value + sign * stepper.step
      if stepper.wraps {
        if value > stepper.maximum {
          value = stepper.minimum
        } else if value < stepper.minimum {
          value = stepper.maximum
        }
      }
      events(.slid(min(max(value, stepper.minimum), stepper.maximum), isTracking: false))
    }
  }
#endif
