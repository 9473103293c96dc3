#if GTK
  import CGTK
  import ViewBacking

  /// Reports when a widget gets the keyboard focus and when it loses it to another one of the same window.
  ///
  /// When the window itself loses the focus, nothing is reported: the first responder does not change, as on a device.
  @MainActor final class FocusObserver {
    private let widget: Widget
    private let events: EventSink
    private var isInside = false

    init(_ widget: Widget, events: @escaping EventSink) {
      self.widget = widget
      self.events = events
      let controller = gtk_event_controller_focus_new()!
      gtk_widget_add_controller(widget, controller)
      onSignal(UnsafeMutableRawPointer(controller), "enter") { [weak self] in self?.entered() }
      onSignal(UnsafeMutableRawPointer(controller), "leave") { [weak self] in
        // Whether the focus has moved to another widget, or left the whole window, is known only after the signal.
        Idle.run { self?.leftPerhaps() }
      }
    }

    private func entered() {
      guard !isInside else { return }
      isInside = true
      events(.focused)
    }

    private func leftPerhaps() {
      guard isInside, let root = gtk_widget_get_root(widget) else { return }
      if let focus = gtk_root_get_focus(root), focus == widget || gtk_widget_is_ancestor(focus, widget) != 0 { return }
      isInside = false
      events(.unfocused)
    }
  }
#endif
