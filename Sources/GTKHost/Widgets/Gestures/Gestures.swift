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
        case .press(let description): return press(description, index)
        case .pinch: return transform(gtk_gesture_zoom_new()!, index) { gtk_gesture_zoom_get_scale_delta($0) }
        case .rotation: return transform(gtk_gesture_rotate_new()!, index) { gtk_gesture_rotate_get_angle_delta($0) }
        case .hover: return hover(index)
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

    /// A press that the view follows from its beginning. It is the view's when it has moved far enough, or is released where it began.
    private func press(_ description: PressDescription, _ index: Int) -> OpaquePointer {
      let drag = gtk_gesture_drag_new()!
      if description.isFirst { gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE) }
      let events = events
      var start = CGPoint.zero
      var isReported = false
      var isOver = true
      onPoint(drag, "drag-begin") { point in
        start = point
        isOver = false
        isReported = description.isReportedFromPress
        if isReported { events(.recognized(index, .began(point))) }
      }
      func move(_ offset: CGPoint) -> CGPoint {
        let point = CGPoint(x: start.x + offset.x, y: start.y + offset.y)
        let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
        // A drag without a smallest distance begins with the press, and is the view's as soon as it moves.
        if let least = description.dragDistance, distance >= max(least, 3) {
          gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
          if !isReported {
            isReported = true
            events(.recognized(index, .began(start)))
          }
        }
        return point
      }
      onPoint(drag, "drag-update") { offset in
        let point = move(offset)
        if isReported { events(.recognized(index, .changed(point))) }
      }
      onPoint(drag, "drag-end") { offset in
        guard !isOver else { return }
        isOver = true
        if description.takesTaps, (offset.x * offset.x + offset.y * offset.y).squareRoot() < 10 {
          gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        if isReported {
          events(.recognized(index, .ended(CGPoint(x: start.x + offset.x, y: start.y + offset.y))))
        }
      }
      onSignal(
        UnsafeMutableRawPointer(drag), "cancel",
        with: { _ in
          guard !isOver else { return }
          isOver = true
          if isReported { events(.recognized(index, .cancelled)) }
        })
      gtk_widget_add_controller(widget, drag)
      return drag
    }

    /// A gesture of two fingers with a value.
    private func transform(
      _ gesture: OpaquePointer, _ index: Int, _ value: @escaping (OpaquePointer) -> Double
    ) -> OpaquePointer {
      let events = events
      let source = UnsafeMutableRawPointer(gesture)
      func center() -> CGPoint {
        var (x, y) = (0.0, 0.0)
        gtk_gesture_get_bounding_box_center(gesture, &x, &y)
        return CGPoint(x: x, y: y)
      }
      onSignal(source, "begin", with: { _ in events(.recognized(index, .began(center()))) })
      onSignal(
        source, "update", with: { _ in events(.recognized(index, .transformed(value(gesture), center()))) })
      onSignal(source, "end", with: { _ in events(.recognized(index, .ended(center()))) })
      onSignal(source, "cancel", with: { _ in events(.recognized(index, .cancelled)) })
      gtk_widget_add_controller(widget, gesture)
      return gesture
    }

    /// The pointer over the view.
    private func hover(_ index: Int) -> OpaquePointer {
      let motion = gtk_event_controller_motion_new()!
      let events = events
      var last = CGPoint.zero
      onPoint(motion, "enter") { point in
        last = point
        events(.recognized(index, .began(point)))
      }
      onPoint(motion, "motion") { point in
        last = point
        events(.recognized(index, .changed(point)))
      }
      onSignal(UnsafeMutableRawPointer(motion), "leave") { events(.recognized(index, .ended(last))) }
      gtk_widget_add_controller(widget, motion)
      return motion
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
