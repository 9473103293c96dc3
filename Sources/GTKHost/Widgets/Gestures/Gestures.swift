#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// The event controllers that recognise pointer gestures on one view.
  @MainActor final class Gestures {
    private let widget: Widget
    private let events: EventSink
    private var shown: [GestureDescription] = []
    private var controllers: [OpaquePointer] = []

    init(_ widget: Widget, events: @escaping EventSink) {
      self.widget = widget
      self.events = events
    }

    func show(_ gestures: [GestureDescription]) {
      guard gestures != shown else { return }
      for controller in controllers { gtk_widget_remove_controller(widget, controller) }
      shown = gestures
      var taps: OpaquePointer?
      controllers = gestures.enumerated().map { index, gesture in
        switch gesture {
        case .tap(let count):
          let click = tap(count, index)
          // Grouped: a tap counts for every gesture of this view, such as a single and a double tap, and for none of its superviews.
          if let taps { gtk_gesture_group(click, taps) }
          taps = click
          return click
        case .longPress(let seconds): return longPress(seconds, index)
        }
      }
    }

    private func tap(_ count: Int, _ index: Int) -> OpaquePointer {
      let click = gtk_gesture_click_new()!
      let events = events
      onClick(click, "released") { presses, point in
        guard presses > 0, presses % count == 0 else { return }
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
        events(.recognized(index, .ended(point)))
      }
      gtk_widget_add_controller(widget, click)
      return click
    }

    private func longPress(_ seconds: Double, _ index: Int) -> OpaquePointer {
      let press = gtk_gesture_long_press_new()!
      let events = events
      // GTK's own delay is half a second, of which it accepts half to twice as much.
      gtk_gesture_long_press_set_delay_factor(press, min(max(seconds / 0.5, 0.5), 2))
      var isPressed = false
      let source = UnsafeMutableRawPointer(press)
      func location() -> CGPoint {
        var (x, y) = (0.0, 0.0)
        gtk_gesture_get_point(press, nil, &x, &y)
        return CGPoint(x: x, y: y)
      }
      onPoint(press, "pressed") { point in
        isPressed = true
        // A touch that has become a long press is not a tap any more.
        gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED)
        events(.recognized(index, .began(point)))
      }
      onSignal(source, "update", with: { _ in if isPressed { events(.recognized(index, .changed(location()))) } })
      onSignal(
        source, "end",
        with: { _ in
          guard isPressed else { return }
          isPressed = false
          events(.recognized(index, .ended(location())))
        })
      onSignal(
        source, "cancel",
        with: { _ in
          guard isPressed else { return }
          isPressed = false
          events(.recognized(index, .cancelled))
        })
      gtk_widget_add_controller(widget, press)
      return press
    }
  }
#endif
