#if GTK
  import CGTK
  import Foundation
  import UIKitCore

  /// Asks real widgets how large they would like to be. One of each kind is kept for it, outside of any window.
  @MainActor final class Measurer {
    private var widgets: [Int: any ContentWidget] = [:]
    private var known: [Question: CGSize] = [:]

    private struct Question: Hashable {
      var label: LabelContent
      var width: Double
    }

    func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize {
      let width = size.width.isFinite && size.width > 0 && size.width < 1e6 ? size.width : 0
      if case .label(let label) = content {
        // Tables and stacks ask for the same few labels again and again.
        let question = Question(label: label, width: label.lines == 1 ? 0 : width)
        if let answer = known[question] { return answer }
        let answer = ask(content, width: question.width)
        if known.count > 2_000 { known.removeAll(keepingCapacity: true) }
        known[question] = answer
        return answer
      }
      switch content {
      case .image(let image): return image.size
      case .textEditor(let editor): return measure(editor, width: width)
      case .plain, .drawing: return .zero
      default: return ask(content, width: width)
      }
    }

    /// A text view that scrolls has no height of its own; its text has.
    private func measure(_ editor: TextEditorContent, width: Double) -> CGSize {
      let sides = editor.insets.left + editor.insets.right + 10
      var text = LabelContent(text: editor.text.isEmpty ? " " : editor.text, look: editor.look, lines: 0)
      // A label leaves the empty line at the end out.
      if text.text.hasSuffix("\n") { text.text += " " }
      let size = measure(.label(text), fitting: CGSize(width: width > 0 ? max(1, width - sides) : 0, height: 0))
      return CGSize(width: size.width + sides, height: size.height + editor.insets.top + editor.insets.bottom)
    }

    private func ask(_ content: ViewContent, width: Double) -> CGSize {
      guard let widget = widget(for: content) else { return .zero }
      // Outside of a window a new style leaves the sizes that are known as they are.
      gtk_widget_queue_resize(widget)
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      var fitting = natural
      if width > 0, Double(natural) > width { fitting = max(minimum, Int32(width)) }
      var height = Int32(0)
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, fitting, &minimum, &height, nil, nil)
      return CGSize(width: Double(fitting), height: Double(height))
    }

    private func widget(for content: ViewContent) -> Widget? {
      let kind = content.kind
      if widgets[kind]?.show(content) != true {
        if let former = widgets[kind] { g_object_unref(former.widget) }
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

    /// Fonts or the theme have changed.
    func forget() { known.removeAll() }
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
