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
      let colors = [slider.color, slider.restColor, slider.knobColor]
      if shown.map({ [$0.color, $0.restColor, $0.knobColor] != colors }) ?? true {
        classes.become(SliderWidget.classes(of: slider), on: widget)
      }
      if slider.leadingSpace != shown?.leadingSpace ?? 0 {
        gtk_widget_set_margin_start(widget, Int32(min(max(slider.leadingSpace, 0), 10_000)))
      }
      if slider.trailingSpace != shown?.trailingSpace ?? 0 {
        gtk_widget_set_margin_end(widget, Int32(min(max(slider.trailingSpace, 0), 10_000)))
      }
      shown = slider
      return true
    }

    private static func classes(of slider: SliderContent) -> [String] {
      func named(_ name: String, _ part: String, _ color: RGBA?) -> String? {
        color.map { color in
          let shadow = color.alpha == 0 ? " box-shadow: none;" : ""
          return StyleClasses.named(
            name + color.styleName,
            [
              (
                "scale& > trough\(part)",
                "background-image: none; background-color: \(color.css); border-color: \(color.css);" + shadow
              )
            ])
        }
      }
      return [
        named("psc-track-", " > highlight", slider.color), named("psc-beyond-", "", slider.restColor),
        named("psc-knob-", " > slider", slider.knobColor),
      ].compactMap(\.self)
    }
  }
#endif
