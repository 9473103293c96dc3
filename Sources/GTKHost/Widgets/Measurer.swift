#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// Measures the preferred size of real widgets. One widget of each kind is kept for it, outside of any window.
  @MainActor final class Measurer {
    private var widgets: [Int: any ContentWidget] = [:]
    private var cache: [CacheKey: CGSize] = [:]

    private struct CacheKey: Hashable {
      var label: LabelContent
      var width: Double
    }

    func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize {
      let width = size.width.isFinite && size.width > 0 && size.width < 1e6 ? size.width : 0
      if case .label(let label) = content {
        // Tables and stacks measure the same few labels repeatedly.
        let key = CacheKey(label: label, width: label.lines == 1 ? 0 : width)
        if let answer = cache[key] { return answer }
        let answer = measureWidget(content, width: key.width)
        if cache.count > 2_000 { cache.removeAll(keepingCapacity: true) }
        cache[key] = answer
        return answer
      }
      switch content {
      case .image(let image): return image.size
      case .textEditor(let editor): return measure(editor, width: width)
      case .plain, .drawing: return .zero
      case .label, .button, .textField, .toggle, .slider, .segments, .stepper, .progress, .activity, .scroll, .row:
        return measureWidget(content, width: width)
      }
    }

    /// A text view that scrolls has no preferred height of its own; its text has.
    private func measure(_ editor: TextEditorContent, width: Double) -> CGSize {
      let sides = editor.insets.left + editor.insets.right + 2 * editor.linePadding
      var text = LabelContent(text: editor.text.isEmpty ? " " : editor.text, appearance: editor.appearance, lines: 0)
      if !editor.text.isEmpty { text.styled = editor.styled }
      // A label ignores an empty last line.
      if text.text.hasSuffix("\n") {
        text.text += " "
        if let last = text.styled?.runs.indices.last { text.styled?.runs[last].text += " " }
      }
      let size = measure(.label(text), fitting: CGSize(width: width > 0 ? max(1, width - sides) : 0, height: 0))
      return CGSize(width: size.width + sides, height: size.height + editor.insets.top + editor.insets.bottom)
    }

    private func measureWidget(_ content: ViewContent, width: Double) -> CGSize {
      guard let widget = widget(for: content) else { return .zero }
      // Outside of a window a new style does not invalidate the cached sizes.
      gtk_widget_queue_resize(widget)
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      var fitting = natural
      if width > 0, Double(natural) > width { fitting = max(minimum, Int32(width)) }
      // Lines of several paragraphs are limited together.
      if case .label(let label) = content, label.lines > 1 {
        widgets[content.kind]?.fit(in: CGSize(width: Double(fitting), height: .greatestFiniteMagnitude))
      }
      var height = Int32(0)
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, fitting, &minimum, &height, nil, nil)
      return CGSize(width: Double(fitting), height: Double(height))
    }

    private func widget(for content: ViewContent) -> Widget? {
      let kind = content.kind
      if widgets[kind]?.show(content) != true {
        if let previous = widgets[kind] { g_object_unref(previous.widget) }
        guard let fresh = ContentWidgets.make(for: content, events: { _ in }) else {
          widgets[kind] = nil
          return nil
        }
        g_object_ref_sink(fresh.widget)
        _ = fresh.show(content)
        widgets[kind] = fresh
      }
      return widgets[kind]?.widget
    }

    /// A widget with the fonts of labels, for drawing without a view; `nil` if none can be made.
    var fontWidget: Widget? {
      widget(for: .label(LabelContent(text: "", appearance: TextAppearance(font: FontDescription(size: 12)), lines: 1)))
    }

    /// Fonts or the theme have changed.
    func forget() { cache.removeAll() }
  }

  extension ViewContent {
    /// A number for each kind of widget.
    fileprivate var kind: Int {
      switch self {
      case .plain: 0
      case .drawing: 1
      case .label: 2
      case .button: 3
      case .textField: 4
      case .textEditor: 5
      case .toggle: 6
      case .slider: 7
      case .segments: 8
      case .progress: 9
      case .activity: 10
      case .image: 11
      case .scroll: 12
      case .stepper: 13
      case .row: 14
      }
    }
  }
#endif
