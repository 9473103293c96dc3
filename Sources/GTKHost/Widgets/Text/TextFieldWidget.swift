#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// A `GtkEntry`.
  @MainActor final class TextFieldWidget: ContentWidget {
    let widget: Widget = gtk_entry_new()
    private let events: EventSink
    private let focus: FocusObserver
    private var isShowing = false
    private var classes = StyleClasses.Set()
    private var shown: TextFieldContent?
    /// Where the last edit ended. The entry's own caret moves only after the entry has reported the edit.
    private var editEnd: Int32 = 0
    /// The last edit deleted text. The replacement follows before anything else happens, and is reported with it: typing over a selection
    /// is one change, not two.
    private var hasDeleted = false
    private var isTextReportScheduled = false
    private var isReportScheduled = false
    private var isReportingText = false
    /// The range that the app asked to be marked while it handled an edit, after which the entry moves its caret once more.
    private var pendingSelection: Range<Int>?

    init(events: @escaping EventSink) {
      self.events = events
      focus = FocusObserver(widget, events: events)
      gtk_entry_set_max_length(widget.cast(), 0)
      gtk_editable_set_width_chars(widget.opaque, 1)
      let entry = UnsafeMutableRawPointer(widget)
      let buffer = UnsafeMutableRawPointer(gtk_entry_get_buffer(widget.cast())!)
      onEdit(
        buffer, inserted: { [weak self] in self?.edited(upTo: $0, isDeletion: false) },
        deleted: { [weak self] in self?.edited(upTo: $0, isDeletion: true) })
      onSignal(entry, "changed") { [weak self] in
        guard let self, !isShowing else { return }
        // The user has typed since, so the pending range is obsolete.
        pendingSelection = nil
        if hasDeleted { scheduleTextReport() } else { reportText() }
      }
      for property in ["cursor-position", "selection-bound"] {
        onChange(of: property, entry) { [weak self] in self?.selectionMayHaveMoved() }
      }
      onSignal(entry, "activate") { events(.returned) }
      onSignal(entry, "icon-release", with: { _ in events(.cleared) })
    }

    private func edited(upTo end: Int32, isDeletion: Bool) { (editEnd, hasDeleted) = (end, isDeletion) }

    private func reportText() {
      isTextReportScheduled = false
      let text = self.text
      let caret = TextOffsets.utf16(editEnd, in: text)
      isReportingText = true
      events(.textChanged(text, selection: caret..<caret))
      isReportingText = false
    }

    private func scheduleTextReport() {
      guard !isTextReportScheduled else { return }
      isTextReportScheduled = true
      Idle.run(beforeEvents: true) { [weak self] in
        guard let self, isTextReportScheduled else { return }
        reportText()
      }
    }

    /// Puts the caret at the end, as on a device, instead of selecting everything.
    func grabFocus() -> Bool {
      guard gtk_entry_grab_focus_without_selecting(widget.cast()) != 0 else { return false }
      if let asked = shown?.selection { select(asked) } else { gtk_editable_set_position(widget.opaque, -1) }
      return true
    }

    /// The selection is reported after the edit that moves the caret.
    private func selectionMayHaveMoved() {
      guard !isShowing else { return }
      // Marked at once, so that the next key applies to it, however soon it comes.
      applyPendingSelection()
      scheduleSelectionReport()
    }

    private func applyPendingSelection() {
      guard let pendingSelection, !isReportingText else { return }
      isShowing = true
      select(pendingSelection)
      isShowing = false
    }

    private func scheduleSelectionReport() {
      guard !isReportScheduled else { return }
      isReportScheduled = true
      Idle.run { [weak self] in self?.reportSelection() }
    }

    private func reportSelection() {
      isReportScheduled = false
      if pendingSelection != nil {
        applyPendingSelection()
        pendingSelection = nil
        return
      }
      var (start, end) = (Int32(0), Int32(0))
      gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
      let text = self.text
      events(.selected(TextOffsets.utf16(start, in: text)..<TextOffsets.utf16(end, in: text)))
    }

    private func select(_ range: Range<Int>) {
      let text = self.text
      gtk_editable_select_region(
        widget.opaque, TextOffsets.characters(range.lowerBound, in: text),
        TextOffsets.characters(range.upperBound, in: text))
    }

    private var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    func show(_ content: ViewContent) -> Bool {
      guard case .textField(let field) = content else { return false }
      guard field != shown else { return true }
      isShowing = true
      defer { isShowing = false }
      let isPut = put(field.text)
      if let asked = field.selection, isPut || asked != shown?.selection {
        select(asked)
        if isReportingText {
          pendingSelection = asked
          scheduleSelectionReport()
        }
      }
      if field.placeholder != shown?.placeholder { gtk_entry_set_placeholder_text(widget.cast(), field.placeholder) }
      if field.appearance.alignment != shown?.appearance.alignment {
        gtk_editable_set_alignment(widget.opaque, TextAttributes.position(of: field.appearance.alignment))
      }
      if field.isSecure != shown?.isSecure || field.purpose != shown?.purpose {
        gtk_entry_set_visibility(widget.cast(), field.isSecure ? 0 : 1)
        gtk_entry_set_input_purpose(widget.cast(), TextFieldWidget.purpose(of: field))
      }
      if field.showsClearButton != (shown?.showsClearButton ?? false) {
        gtk_entry_set_icon_from_icon_name(
          widget.cast(), GTK_ENTRY_ICON_SECONDARY, field.showsClearButton ? "edit-clear-symbolic" : nil)
        // A picture of GTK's without a name, as the entry's last child.
        if field.showsClearButton, let icon = gtk_widget_get_last_child(widget) {
          psc_widget_set_accessible_hidden(icon, 1)
        }
      }
      if field.border != shown?.border || field.appearance != shown?.appearance || field.insets != shown?.insets
        || field.placeholderColor != shown?.placeholderColor
      {
        classes.become(Self.classes(of: field), on: widget)
      }
      shown = field
      return true
    }

    /// GTK centres the line by the font of the style sheet, so the font must be set there.
    private static func classes(of field: TextFieldContent) -> [String] {
      var classes = [field.appearance.font.styleClass]
      if let color = field.appearance.color { classes.append(color.styleClass) }
      switch field.border {
      case .none: classes.append("psc-plain")
      case .line, .bezel: classes.append("psc-square")
      case .rounded: break
      }
      if let color = field.placeholderColor {
        classes.append(
          StyleClasses.named(
            "psc-placeholder-" + color.styleName,
            [("entry& > text > placeholder", "color: \(color.css); opacity: 1;")]))
      }
      if let insets = field.insets { classes.append(padding(insets)) }
      return classes
    }

    /// In whole points: an app's fields have few distances, and a class is kept for each.
    private static func padding(_ insets: EdgeInsets) -> String {
      let sides = [insets.top, insets.right, insets.bottom, insets.left].map { Int(min(max($0, 0), 10_000).rounded()) }
      return StyleClasses.named(
        "psc-field-" + sides.map(String.init).joined(separator: "-"),
        [("entry&", "padding: \(sides.map { "\($0)px" }.joined(separator: " ")); min-height: 0;")])
    }

    /// Sets the text; the caret keeps its position relative to the end of the typed text. Returns whether the text has changed.
    private func put(_ new: String) -> Bool {
      let old = text
      guard old != new else { return false }
      let position = Int(gtk_editable_get_position(widget.opaque)) + new.unicodeScalars.count - old.unicodeScalars.count
      gtk_editable_set_text(widget.opaque, new)
      gtk_editable_set_position(widget.opaque, Int32(max(0, min(position, new.unicodeScalars.count))))
      return true
    }

    private static func purpose(of field: TextFieldContent) -> GtkInputPurpose {
      if field.isSecure { return field.purpose == .digits ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD }
      switch field.purpose {
      case .text: return GTK_INPUT_PURPOSE_FREE_FORM
      case .digits: return GTK_INPUT_PURPOSE_DIGITS
      case .number: return GTK_INPUT_PURPOSE_NUMBER
      case .phone: return GTK_INPUT_PURPOSE_PHONE
      case .url: return GTK_INPUT_PURPOSE_URL
      case .email: return GTK_INPUT_PURPOSE_EMAIL
      }
    }
  }

  /// Converts text offsets: GTK counts Unicode scalars, UIKit UTF-16 code units.
  enum TextOffsets {
    static func utf16(_ characters: Int32, in text: String) -> Int {
      let scalars = text.unicodeScalars
      let index = scalars.index(scalars.startIndex, offsetBy: Int(characters), limitedBy: scalars.endIndex)
      return text.utf16.distance(from: text.startIndex, to: index ?? scalars.endIndex)
    }

    static func characters(_ utf16: Int, in text: String) -> Int32 {
      let index = text.utf16.index(text.startIndex, offsetBy: max(0, utf16), limitedBy: text.endIndex) ?? text.endIndex
      return Int32(text.unicodeScalars.distance(from: text.startIndex, to: index))
    }
  }
#endif
