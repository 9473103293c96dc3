#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// A `GtkScrolledWindow` around a view of the size of the scrollable content.
  @MainActor final class ScrollWidget: ContentWidget {
    let widget: Widget
    private let content: OpaquePointer
    private let events: EventSink
    private var shown: ScrollContent?
    private var isShowing = false
    /// The scrollable length when the adjustments last moved: GTK moves them when it shrinks.
    private var extent = CGSize.zero
    private var isReportScheduled = false
    private let scrolling: OpaquePointer
    /// The pointer's location, which scrolling does not report; `nil` while the content cannot be zoomed.
    private var pointer: CGPoint?

    var container: OpaquePointer? { content }

    init(events: @escaping EventSink) {
      self.events = events
      widget = gtk_scrolled_window_new()
      content = psc_view_new()!.opaque
      scrolling = gtk_event_controller_scroll_new(
        GtkEventControllerScrollFlags(
          rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))!
      gtk_scrolled_window_set_child(widget.opaque, content.widget)
      gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 0)
      gtk_widget_set_focusable(widget, 0)
      for adjustment in [horizontal, vertical] {
        onSignal(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in self?.moved() }
      }
      let controller = scrolling
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      onSignal(UnsafeMutableRawPointer(controller), "scroll-begin") { [weak self] in self?.events(.beganScrolling) }
      onSignal(UnsafeMutableRawPointer(controller), "scroll-end") { [weak self] in self?.events(.endedScrolling) }
      gtk_widget_add_controller(widget, controller)
      onSignal(
        UnsafeMutableRawPointer(widget), "edge-overshot",
        with: { [weak self] edge in
          // The argument is a number in the place of a pointer.
          let position = UInt32(truncatingIfNeeded: UInt(bitPattern: edge))
          if position == UInt32(GTK_POS_TOP.rawValue) { self?.events(.pulledDown) }
        })
    }

    private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
      gtk_scrolled_window_get_hadjustment(widget.opaque)
    }
    private var vertical: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(widget.opaque) }

    func show(_ content: ViewContent) -> Bool {
      guard case .scroll(let scroll) = content else { return false }
      guard scroll != shown else { return true }
      let previous = shown
      shown = scroll
      isShowing = true
      defer { isShowing = false }
      if scroll.area != previous?.area {
        psc_view_set_origin(self.content, scroll.area.minX, scroll.area.minY)
        psc_view_set_request(
          self.content, Int32(scroll.area.width.rounded()), Int32(scroll.area.height.rounded()))
      }
      gtk_scrolled_window_set_policy(
        widget.opaque, policy(scrolls: scroll.scrollsHorizontally, shows: scroll.showsHorizontalBar),
        policy(scrolls: scroll.scrollsVertically, shows: scroll.showsVerticalBar))
      move(horizontal, to: scroll.offset.x - scroll.area.minX, of: scroll.area.width)
      move(vertical, to: scroll.offset.y - scroll.area.minY, of: scroll.area.height)
      extent = currentExtent
      if scroll.zooms, pointer == nil { beginZooming() }
      return true
    }

    /// Scrolling with the control key changes the scale of the content, about the pointer.
    private func beginZooming() {
      pointer = .zero
      let motion = gtk_event_controller_motion_new()!
      gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
      for name in ["enter", "motion"] { onPoint(motion, name) { [weak self] in self?.pointer = $0 } }
      gtk_widget_add_controller(widget, motion)
      onScroll(scrolling) { [weak self] offset in
        guard let self, shown?.zooms == true, let pointer,
          gtk_event_controller_get_current_event_state(scrolling).rawValue & GDK_CONTROL_MASK.rawValue != 0
        else { return false }
        events(.zoomed(pow(1.1, -offset.y), pointer))
        return true
      }
    }

    private func policy(scrolls: Bool, shows: Bool) -> GtkPolicyType {
      scrolls && shows ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }

    /// The adjustment's upper value is updated in the next layout only, which is too late for the offset.
    private func move(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, to value: Double, of length: Double) {
      if gtk_adjustment_get_upper(adjustment) < length { gtk_adjustment_set_upper(adjustment, length) }
      // Half a pixel is not a movement, and setting the value would stop an animation in progress.
      if abs(gtk_adjustment_get_value(adjustment) - value) >= 0.5 { gtk_adjustment_set_value(adjustment, value) }
    }

    private var currentExtent: CGSize {
      CGSize(
        width: gtk_adjustment_get_upper(horizontal) - gtk_adjustment_get_page_size(horizontal),
        height: gtk_adjustment_get_upper(vertical) - gtk_adjustment_get_page_size(vertical))
    }

    private func moved() {
      guard !isShowing, shown != nil else { return }
      let now = currentExtent
      guard now == extent else {
        // This is called during a layout; the app's reaction may change the views that are being laid out.
        extent = now
        if !isReportScheduled {
          isReportScheduled = true
          DispatchQueue.main.async { [weak self] in
            self?.isReportScheduled = false
            self?.report()
          }
        }
        return
      }
      report()
    }

    private func report() {
      guard var scroll = shown else { return }
      let offset = CGPoint(
        x: gtk_adjustment_get_value(horizontal) + scroll.area.minX,
        y: gtk_adjustment_get_value(vertical) + scroll.area.minY)
      guard abs(offset.x - scroll.offset.x) >= 0.5 || abs(offset.y - scroll.offset.y) >= 0.5 else { return }
      scroll.offset = offset
      shown = scroll
      events(.scrolled(offset))
    }
  }
#endif
