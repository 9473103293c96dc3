#if GTK
  import CGTK
  import ViewBacking

  /// A linked row of toggle buttons, of which one is selected.
  @MainActor final class SegmentsWidget: ContentWidget {
    let widget: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    private let events: EventSink
    private var buttons: [Widget] = []
    private var isShowing = false
    private var classes = StyleClasses.Set()
    private var shown: SegmentsContent?

    init(events: @escaping EventSink) {
      self.events = events
      gtk_box_set_homogeneous(widget.cast(), 1)
      for name in ["linked", "psc-segments"] { gtk_widget_add_css_class(widget, name) }
      StyleClasses.begin()
    }

    func show(_ content: ViewContent) -> Bool {
      guard case .segments(let row) = content else { return false }
      isShowing = true
      defer { isShowing = false }
      if row.segments != shown?.segments { build(row) }
      for (index, button) in buttons.enumerated() {
        gtk_toggle_button_set_active(button.cast(), index == row.chosen && !row.isMomentary ? 1 : 0)
      }
      if shown.map({ Style(of: $0) != Style(of: row) }) ?? true { classes.become(Style(of: row).classes, on: widget) }
      shown = row
      return true
    }

    /// The fonts and colours of a row.
    private struct Style: Equatable {
      let font: FontDescription?
      let colors: [RGBA?]

      init(of row: SegmentsContent) {
        font = row.font
        colors = [row.color, row.chosenColor, row.chosenFill]
      }

      @MainActor var classes: [String] {
        let rules = [
          ("psc-segment-color-", "box& > button", "color:"),
          ("psc-segment-chosen-", "box& > button:checked", "color:"),
          ("psc-segment-fill-", "box& > button:checked", "background-image: none; background-color:"),
        ]
        let named = zip(rules, colors).compactMap { rule, color in
          color.map { color in
            StyleClasses.named(rule.0 + color.styleName, [(rule.1, "\(rule.2) \(color.css);")])
          }
        }
        return named + [font?.styleClass].compactMap(\.self)
      }
    }

    private func build(_ row: SegmentsContent) {
      for button in buttons { gtk_box_remove(widget.cast(), button) }
      buttons = row.segments.enumerated().map { index, segment in
        let button = gtk_toggle_button_new()!
        gtk_widget_set_focus_on_click(button, 0)
        if let image = segment.image {
          let picture = PictureWidget()
          picture.show(image)
          gtk_widget_set_halign(picture.widget, GTK_ALIGN_CENTER)
          gtk_widget_set_valign(picture.widget, GTK_ALIGN_CENTER)
          gtk_button_set_child(button.cast(), picture.widget)
        } else {
          let label = gtk_label_new(segment.title)!
          gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
          gtk_button_set_child(button.cast(), label)
        }
        psc_widget_set_accessible_hidden(gtk_button_get_child(button.cast()), 1)
        Accessibility.name(button, segment.image?.label ?? segment.title)
        gtk_widget_set_hexpand(button, 1)
        gtk_widget_set_sensitive(button, segment.isEnabled ? 1 : 0)
        if segment.width > 0 { gtk_widget_set_size_request(button, Int32(min(segment.width, 10_000)), -1) }
        onSignal(UnsafeMutableRawPointer(button), "toggled") { [weak self] in
          guard let self, !isShowing else { return }
          choose(index)
        }
        gtk_box_append(widget.cast(), button)
        return button
      }
      gtk_box_set_homogeneous(widget.cast(), row.segments.contains { $0.width > 0 } ? 0 : 1)
    }

    /// A button was pressed: selects it, deselects the others, and sends the event.
    private func choose(_ index: Int) {
      isShowing = true
      for (position, button) in buttons.enumerated() {
        gtk_toggle_button_set_active(button.cast(), position == index && shown?.isMomentary != true ? 1 : 0)
      }
      isShowing = false
      if index != shown?.chosen || shown?.isMomentary == true { events(.choseSegment(index)) }
    }
  }
#endif
