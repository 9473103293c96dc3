#if GTK
  import CGTK
  import ViewBacking

  /// A `GtkSwitch`.
  @MainActor final class ToggleWidget: ContentWidget {
    let widget: Widget = gtk_switch_new()
    private var isShowing = false
    private var classes = StyleClasses.Set()
    private var shown: ToggleContent?

    init(events: @escaping EventSink) {
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_focus_on_click(widget, 0)
      onChange(of: "active", UnsafeMutableRawPointer(widget)) { [weak self] in
        guard let self, !isShowing else { return }
        events(.switched(gtk_switch_get_active(widget.opaque) != 0))
      }
    }

    func show(_ content: ViewContent) -> Bool {
      guard case .toggle(let toggle) = content else { return false }
      isShowing = true
      defer { isShowing = false }
      gtk_switch_set_active(widget.opaque, toggle.isOn ? 1 : 0)
      if toggle.onColor != shown?.onColor || toggle.knobColor != shown?.knobColor {
        let on = toggle.onColor.map { color in
          StyleClasses.named(
            "psc-on-" + color.styleName,
            [
              (
                "switch&:checked",
                "background-image: none; background-color: \(color.css); border-color: \(color.css);"
              )
            ])
        }
        let knob = toggle.knobColor.map { color in
          StyleClasses.named(
            "psc-thumb-" + color.styleName,
            [("switch& > slider", "background-image: none; background-color: \(color.css);")])
        }
        classes.become([on, knob].compactMap(\.self), on: widget)
      }
      shown = toggle
      return true
    }
  }
#endif
