#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// A `GtkTextView` in a scrolled window.
  @MainActor final class TextEditorWidget: ContentWidget {
    let widget: Widget = gtk_scrolled_window_new()
    private let view: Widget = gtk_text_view_new()
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private let events: EventSink
    private let focus: FocusObserver
    private var isShowing = false
    /// The number of user actions in progress, each with several changes.
    private var userActionDepth = 0
    /// Whether a user action is being reported, so that the app's reaction is part of it.
    private var isEndingUserAction = false
    private var isChanged = false
    private var isReportScheduled = false
    private var classes = StyleClasses.Set()
    private var current = ""
    private var shown: TextEditorContent?
    private var styles: EditorStyles?
    private var revealed: Int?

    var focusWidget: Widget { view }

    init(events: @escaping EventSink) {
      self.events = events
      buffer = gtk_text_view_get_buffer(view.cast())
      focus = FocusObserver(view, events: events)
      gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
      gtk_text_view_set_accepts_tab(view.cast(), 1)
      gtk_scrolled_window_set_child(widget.opaque, view)
      for part in [widget, view] { gtk_widget_add_css_class(part, "psc-text") }
      StyleClasses.begin()
      let source = UnsafeMutableRawPointer(buffer)
      onSignal(source, "begin-user-action") { [weak self] () -> Void in self?.userActionDepth += 1 }
      onSignal(source, "end-user-action") { [weak self] () -> Void in
        guard let self else { return }
        userActionDepth = max(0, userActionDepth - 1)
        isEndingUserAction = userActionDepth == 0
        reportText()
        isEndingUserAction = false
      }
      for property in ["cursor-position", "has-selection"] {
        onChange(of: property, source) { [weak self] in self?.selectionMayHaveMoved() }
      }
      let vertical = gtk_scrolled_window_get_vadjustment(widget.opaque)!
      onSignal(UnsafeMutableRawPointer(vertical), "value-changed") { [weak self] in self?.scrolled() }
      let click = gtk_gesture_click_new()!
      onClick(click, "released") { [weak self] _, point in self?.clicked(at: point) }
      gtk_widget_add_controller(view, click)
      onSignal(source, "changed") { [weak self] () -> Void in
        guard let self else { return }
        isChanged = true
        reportText()
      }
    }

    private var vertical: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(widget.opaque) }

    private func scrolled() {
      guard !isShowing, shown != nil else { return }
      let offset = gtk_adjustment_get_value(vertical)
      guard abs(offset - (shown?.offset.y ?? 0)) >= 0.5 else { return }
      shown?.offset.y = offset
      let point = CGPoint(x: shown?.offset.x ?? 0, y: offset)
      // This may be called during a layout, and the app's reaction may change what is being laid out.
      DispatchQueue.main.async { [events] in events(.scrolled(point)) }
    }

    private func clicked(at point: CGPoint) {
      guard let shown, !shown.isEditable, shown.isSelectable, shown.styled != nil else { return }
      var (x, y) = (Int32(0), Int32(0))
      gtk_text_view_window_to_buffer_coords(
        view.cast(), GTK_TEXT_WINDOW_WIDGET, Int32(point.x.rounded()), Int32(point.y.rounded()), &x, &y)
      var place = GtkTextIter()
      guard gtk_text_view_get_iter_at_location(view.cast(), &place, x, y) != 0,
        gtk_text_buffer_get_has_selection(buffer) == 0
      else { return }
      events(.pressedText(TextOffsets.utf16(gtk_text_iter_get_offset(&place), in: current)))
    }

    private func scroll(to editor: TextEditorContent) {
      if editor.isScrollable, editor.offset.y != shown?.offset.y ?? 0 {
        let offset = Double(editor.offset.y)
        if abs(gtk_adjustment_get_value(vertical) - offset) >= 0.5 { gtk_adjustment_set_value(vertical, offset) }
      }
      if let reveal = editor.reveal, reveal.count != revealed {
        revealed = reveal.count
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &place, TextOffsets.characters(reveal.range.upperBound, in: current))
        // A mark is scrolled to once the lines have their heights.
        let mark = gtk_text_buffer_create_mark(buffer, nil, &place, 0)
        gtk_text_view_scroll_to_mark(view.cast(), mark, 0, 0, 0, 0)
        gtk_text_buffer_delete_mark(buffer, mark)
      }
    }

    /// A user action is reported as a whole: typing over a selection is one change, not two.
    private func reportText() {
      guard isChanged, userActionDepth == 0, !isShowing else { return }
      isChanged = false
      current = text
      var caret = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
      let place = TextOffsets.utf16(gtk_text_iter_get_offset(&caret), in: current)
      events(.textChanged(current, selection: place..<place))
    }

    /// The selection is reported after the edit that moves the caret.
    private func selectionMayHaveMoved() {
      guard !isShowing, !isReportScheduled else { return }
      isReportScheduled = true
      Idle.run { [weak self] in self?.reportSelection() }
    }

    private func reportSelection() {
      isReportScheduled = false
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
      let offsets = [start, end].map { place in
        var place = place
        return TextOffsets.utf16(gtk_text_iter_get_offset(&place), in: current)
      }
      events(.selected(offsets[0]..<offsets[1]))
    }

    private func select(_ range: Range<Int>) {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, TextOffsets.characters(range.lowerBound, in: current))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, TextOffsets.characters(range.upperBound, in: current))
      gtk_text_buffer_select_range(buffer, &end, &start)
    }

    private var text: String {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }

    func show(_ content: ViewContent) -> Bool {
      guard case .textEditor(let editor) = content else { return false }
      guard editor != shown else { return true }
      isShowing = true
      defer {
        isShowing = false
        isChanged = false
      }
      let isPut = put(editor.text)
      if let asked = editor.selection, isPut || asked != shown?.selection { select(asked) }
      let text: UnsafeMutablePointer<GtkTextView> = view.cast()
      gtk_text_view_set_editable(text, editor.isEditable ? 1 : 0)
      gtk_text_view_set_cursor_visible(text, editor.isEditable ? 1 : 0)
      gtk_widget_set_focusable(view, editor.isEditable || editor.isSelectable ? 1 : 0)
      gtk_widget_set_can_target(view, editor.isEditable || editor.isSelectable || editor.isScrollable ? 1 : 0)
      if editor.insets != shown?.insets || editor.linePadding != shown?.linePadding {
        func length(_ value: CGFloat) -> Int32 { Int32(min(max(value.isFinite ? value : 0, 0), 10_000)) }
        gtk_text_view_set_top_margin(text, length(editor.insets.top))
        gtk_text_view_set_bottom_margin(text, length(editor.insets.bottom))
        gtk_text_view_set_left_margin(text, length(editor.insets.left + editor.linePadding))
        gtk_text_view_set_right_margin(text, length(editor.insets.right + editor.linePadding))
      }
      if editor.isScrollable != shown?.isScrollable {
        gtk_scrolled_window_set_policy(
          widget.opaque, GTK_POLICY_NEVER, editor.isScrollable ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
      }
      if editor.appearance != shown?.appearance { show(editor.appearance) }
      if editor.styled != shown?.styled || isPut && editor.styled != nil {
        let styles = self.styles ?? EditorStyles(buffer)
        self.styles = styles
        styles.show(
          editor.styled,
          margins: [gtk_text_view_get_left_margin(text), gtk_text_view_get_right_margin(text)])
      }
      scroll(to: editor)
      shown = editor
      return true
    }

    private func show(_ appearance: TextAppearance) {
      var names = [appearance.font.styleClass]
      if let color = appearance.color { names.append(color.styleClass) }
      classes.become(names, on: view)
      let justification: GtkJustification =
        switch appearance.alignment {
        case .center: GTK_JUSTIFY_CENTER
        case .justified: GTK_JUSTIFY_FILL
        // Each paragraph begins at the side of its own direction.
        case .natural: GTK_JUSTIFY_LEFT
        case .left: TextAttributes.isRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
        case .right: TextAttributes.isRightToLeft ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
        }
      gtk_text_view_set_justification(view.cast(), justification)
    }

    /// Sets the text. Only the difference is replaced, so that caret, selection and scroll position are kept. Returns whether the text has
    /// changed.
    private func put(_ new: String) -> Bool {
      guard let edit = TextEdit(from: current, to: new, caret: nil) else { return false }
      let old = current
      current = new
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &start, TextOffsets.characters(edit.range.location, in: old))
      gtk_text_buffer_get_iter_at_offset(
        buffer, &end, TextOffsets.characters(edit.range.location + edit.range.length, in: old))
      if !isEndingUserAction { gtk_text_buffer_begin_irreversible_action(buffer) }
      gtk_text_buffer_delete(buffer, &start, &end)
      gtk_text_buffer_insert(buffer, &start, edit.replacement, Int32(edit.replacement.utf8.count))
      if !isEndingUserAction { gtk_text_buffer_end_irreversible_action(buffer) }
      return true
    }
  }
#endif
