#if GTK
  import CGTK
  import ViewBacking

  /// A horizontal `GtkScale`.
  @MainActor final class SliderWidget: ContentWidget {
    let widget: Widget = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)
    private let events: EventSink
    private var isShowing = false
    private var isDragging = false
    private var classes = StyleClasses.Set()
    private var shown: SliderContent?

    init(events: @escaping EventSink) {
      self.events = events
      gtk_scale_set_draw_value(widget.cast(), 0)
      gtk_widget_set_focus_on_click(widget, 0)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      onSignal(UnsafeMutableRawPointer(widget), "value-changed") { [weak self] in
        guard let self, !isShowing else { return }
        events(.slid(gtk_range_get_value(widget.cast()), isTracking: isDragging))
      }
      // GTK gives a scale that is being dragged a style class; there is no other signal for the end of dragging.
      onChange(of: "css-classes", UnsafeMutableRawPointer(widget)) { [weak self] in
        guard let self else { return }
        let isDragging = gtk_widget_has_css_class(widget, "dragging") != 0
        guard isDragging != self.isDragging else { return }
        self.isDragging = isDragging
        if !isDragging { events(.slid(gtk_range_get_value(widget.cast()), isTracking: false)) }
      }
    }

    func show(_ content: ViewContent) -> Bool {
      guard case .slider(let slider) = content else { return false }
      isShowing = true
      defer { isShowing = false }
      if slider.minimum != shown?.minimum || slider.maximum != shown?.maximum {
        gtk_range_set_range(widget.cast(), slider.minimum, max(slider.maximum, slider.minimum))
        let span = slider.maximum - slider.minimum
        gtk_range_set_increments(widget.cast(), max(span / 100, 1e-9), max(span / 10, 1e-9))
      }
      if gtk_range_get_value(widget.cast()) != slider.value { gtk_range_set_value(widget.cast(), slider.value) }
      if slider.color != shown?.color {
        classes.become(
          slider.color.map { color in
            [
              StyleClasses.named(
                "psc-track-" + color.styleName,
                [
                  (
                    "scale& > trough > highlight",
                    "background-image: none; background-color: \(color.css); border-color: \(color.css);"
                  )
                ])
            ]
          } ?? [], on: widget)
      }
      shown = slider
      return true
    }
  }
#endif
