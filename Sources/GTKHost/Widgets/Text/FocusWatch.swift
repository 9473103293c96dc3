#if GTK
  import CGTK
  import UIKitCore

  /// Tells when the keyboard's focus comes to a widget and when it goes to another one of the same window.
  ///
  /// That the window itself loses the focus is no matter of its widgets: first responder stays who it is, as on a device.
  @MainActor final class FocusWatch {
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
        // Whether it has gone to another widget, or from the whole window, shows only after the signal.
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
