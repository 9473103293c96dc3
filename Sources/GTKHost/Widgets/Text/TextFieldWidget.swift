#if GTK
  import CGTK
  import Foundation
  import UIKitCore

  /// A `GtkEntry`.
  @MainActor final class TextFieldWidget: ContentWidget {
    let widget: Widget = gtk_entry_new()
    private let events: EventSink
    private let focus: FocusWatch
    private var isShowing = false
    private var classes = StyleClasses.Set()
    private var shown: TextFieldContent?
    /// Where the last edit ended. The entry's own caret follows later than the entry tells of the edit.
    private var editEnd: Int32 = 0
    /// The last edit took something away. What is put in its place follows before anything else happens, and is told with it: what is
    /// typed over a selection is one change, not two.
    private var hasTakenAway = false
    private var isTakingAwayOwed = false
    private var isReportDue = false
    private var isTelling = false
    /// What the app has asked to be marked while it was told of an edit, after which the entry moves its caret once more.
    private var owedMark: Range<Int>?

    init(events: @escaping EventSink) {
      self.events = events
      focus = FocusWatch(widget, events: events)
      gtk_entry_set_max_length(widget.cast(), 0)
      gtk_editable_set_width_chars(widget.opaque, 1)
      let entry = UnsafeMutableRawPointer(widget)
      let buffer = UnsafeMutableRawPointer(gtk_entry_get_buffer(widget.cast())!)
      onEdit(
        buffer, inserted: { [weak self] in self?.edited(upTo: $0, takesAway: false) },
        deleted: { [weak self] in self?.edited(upTo: $0, takesAway: true) })
      onSignal(entry, "changed") { [weak self] in
        guard let self, !isShowing else { return }
        // Whatever was to be marked, the user has typed since.
        owedMark = nil
        if hasTakenAway { tellSoon() } else { tell() }
      }
      for property in ["cursor-position", "selection-bound"] {
        onChange(of: property, entry) { [weak self] in self?.selectionMayHaveMoved() }
      }
      onSignal(entry, "activate") { events(.returned) }
      onSignal(entry, "icon-release", with: { _ in events(.cleared) })
    }

    private func edited(upTo end: Int32, takesAway: Bool) { (editEnd, hasTakenAway) = (end, takesAway) }

    private func tell() {
      isTakingAwayOwed = false
      let text = self.text
      let caret = TextPlaces.utf16(editEnd, in: text)
      isTelling = true
      events(.textChanged(text, selection: caret..<caret))
      isTelling = false
    }

    private func tellSoon() {
      guard !isTakingAwayOwed else { return }
      isTakingAwayOwed = true
      Idle.run(beforeEvents: true) { [weak self] in
        guard let self, isTakingAwayOwed else { return }
        tell()
      }
    }

    /// With the caret at the end, as on a device, and not with everything selected.
    func takeFocus() -> Bool {
      guard gtk_entry_grab_focus_without_selecting(widget.cast()) != 0 else { return false }
      if let asked = shown?.selection { mark(asked) } else { gtk_editable_set_position(widget.opaque, -1) }
      return true
    }

    /// Told once the edit that moves the caret has been told.
    private func selectionMayHaveMoved() {
      guard !isShowing else { return }
      // At once, so that the next key finds it, however soon it comes.
      markWhatIsOwed()
      reportSoon()
    }

    private func markWhatIsOwed() {
      guard let owedMark, !isTelling else { return }
      isShowing = true
      mark(owedMark)
      isShowing = false
    }

    private func reportSoon() {
      guard !isReportDue else { return }
      isReportDue = true
      Idle.run { [weak self] in self?.reportSelection() }
    }

    private func reportSelection() {
      isReportDue = false
      if owedMark != nil {
        markWhatIsOwed()
        owedMark = nil
        return
      }
      var (start, end) = (Int32(0), Int32(0))
      gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
      let text = self.text
      events(.selected(TextPlaces.utf16(start, in: text)..<TextPlaces.utf16(end, in: text)))
    }

    private func mark(_ range: Range<Int>) {
      let text = self.text
      gtk_editable_select_region(
        widget.opaque, TextPlaces.characters(range.lowerBound, in: text),
        TextPlaces.characters(range.upperBound, in: text))
    }

    private var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    func show(_ content: ViewContent) -> Bool {
      guard case .textField(let field) = content else { return false }
      guard field != shown else { return true }
      isShowing = true
      defer { isShowing = false }
      let isPut = put(field.text)
      if let asked = field.selection, isPut || asked != shown?.selection {
        mark(asked)
        if isTelling {
          owedMark = asked
          reportSoon()
        }
      }
      if field.placeholder != shown?.placeholder { gtk_entry_set_placeholder_text(widget.cast(), field.placeholder) }
      if field.look.alignment != shown?.look.alignment {
        gtk_editable_set_alignment(widget.opaque, TextAttributes.alignment(of: field.look).position)
      }
      if field.isSecure != shown?.isSecure || field.purpose != shown?.purpose {
        gtk_entry_set_visibility(widget.cast(), field.isSecure ? 0 : 1)
        gtk_entry_set_input_purpose(widget.cast(), TextFieldWidget.purpose(of: field))
      }
      if field.showsClearButton != shown?.showsClearButton {
        gtk_entry_set_icon_from_icon_name(
          widget.cast(), GTK_ENTRY_ICON_SECONDARY, field.showsClearButton ? "edit-clear-symbolic" : nil)
      }
      if field.border != shown?.border || field.look != shown?.look {
        classes.become(Self.classes(of: field), on: widget)
      }
      shown = field
      return true
    }

    /// GTK puts the line in the middle by the font of the style sheet, so that the font must come from there.
    private static func classes(of field: TextFieldContent) -> [String] {
      var classes = [field.look.font.styleClass]
      if let color = field.look.color { classes.append(color.styleClass) }
      switch field.border {
      case .none: classes.append("psc-plain")
      case .line, .bezel: classes.append("psc-square")
      case .rounded: break
      }
      return classes
    }

    /// The text is this one; the caret stays where it is, counted from what has been typed. Answers whether it was another.
    private func put(_ new: String) -> Bool {
      let old = text
      guard old != new else { return false }
      let place = Int(gtk_editable_get_position(widget.opaque)) + new.unicodeScalars.count - old.unicodeScalars.count
      gtk_editable_set_text(widget.opaque, new)
      gtk_editable_set_position(widget.opaque, Int32(max(0, min(place, new.unicodeScalars.count))))
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

  /// Places in a text: GTK counts characters of Unicode, UIKit units of UTF-16.
  enum TextPlaces {
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
