#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// A `GtkLabel` for static text.
  @MainActor final class LabelWidget: ContentWidget {
    let widget: Widget
    private var shown: LabelContent?

    private var justification = GTK_JUSTIFY_LEFT
    /// Only the beginning of the text is shown, with an ellipsis.
    private var isTruncated = false

    init() {
      widget = gtk_label_new(nil)
      gtk_label_set_xalign(widget.opaque, 0)
    }

    func show(_ content: ViewContent) -> Bool {
      guard case .label(let label) = content else { return false }
      guard label != shown else { return true }
      if label.text != shown?.text || isTruncated {
        if isTruncated {
          psc_label_truncate(widget, label.text, -1)
        } else {
          gtk_label_set_text(widget.opaque, label.text)
        }
        isTruncated = false
        // An empty label would be read as the name of its class.
        if label.text.isEmpty != (shown?.text.isEmpty ?? false) {
          psc_widget_set_accessible_hidden(widget, label.text.isEmpty ? 1 : 0)
        }
        psc_widget_name_changed(widget)
      }
      if label.lines != shown?.lines || label.truncation != shown?.truncation {
        let isSingle = label.lines == 1
        gtk_label_set_single_line_mode(widget.opaque, isSingle ? 1 : 0)
        gtk_label_set_wrap(widget.opaque, isSingle ? 0 : 1)
        gtk_label_set_wrap_mode(widget.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_lines(widget.opaque, label.lines > 0 ? Int32(label.lines) : -1)
        gtk_label_set_ellipsize(widget.opaque, label.lines == 0 ? PANGO_ELLIPSIZE_NONE : mode(label.truncation))
      }
      if label.appearance != shown?.appearance || label.styled != shown?.styled {
        if let styled = label.styled {
          let attributes = TextAttributes.list(for: styled)
          gtk_label_set_attributes(widget.opaque, attributes)
          pango_attr_list_unref(attributes)
        } else {
          TextAttributes.apply(label.appearance, toLabel: widget)
        }
        gtk_label_set_xalign(widget.opaque, TextAttributes.position(of: label.appearance.alignment))
      }
      let justification = TextAttributes.justification(of: label.appearance.alignment, text: label.text)
      if justification != self.justification {
        self.justification = justification
        gtk_label_set_justify(widget.opaque, justification)
      }
      shown = label
      return true
    }

    /// Truncates the text of several lines after the last one that fits, as UIKit does.
    func fit(in size: CGSize) {
      guard let shown, shown.lines != 1, size.width >= 1, size.height >= 1, !shown.text.isEmpty else { return }
      // As the text is measured: a label of a width with a fraction is never narrower on screen.
      let (width, height) = (Int32(min(size.width, 1e6)), Int32(min(size.height.rounded(.up), 1e6)))
      if !isTruncated, !(shown.lines > 1 && shown.text.contains("\n")) {
        var natural = Int32(0)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &natural, nil, nil)
        if natural <= height { return }
      }
      let length = psc_label_fitting_length(widget, shown.text, width, height, Int32(clamping: shown.lines))
      guard length >= 0 || isTruncated else { return }
      isTruncated = length >= 0
      psc_label_truncate(widget, shown.text, length)
    }

    private func mode(_ truncation: LabelContent.Truncation) -> PangoEllipsizeMode {
      switch truncation {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    }
  }
#endif
