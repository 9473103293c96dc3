#if GTK
  import CGTK
  import ViewBacking

  /// The styles of an editor's text, as tags of its buffer.
  @MainActor final class EditorStyles {
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    /// The tags by what they show: texts have few styles.
    private var tags: [Style: UnsafeMutablePointer<GtkTextTag>] = [:]

    /// A run without its text, and the alignment.
    private struct Style: Hashable {
      var run: StyledText.Run
      var alignment: TextAlignment
      /// The margins of the editor, which those of a paragraph replace.
      var margins: [Int32] = []
    }

    init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) { self.buffer = buffer }

    /// Gives the whole text these styles; `nil` for none.
    ///
    /// - Parameter margins: The editor's margins at the left and the right, in points.
    func show(_ text: StyledText?, margins: [Int32]) {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      gtk_text_buffer_remove_all_tags(buffer, &start, &end)
      guard let text else { return }
      if tags.count > 1_000 { removeTags() }
      var offset: Int32 = 0
      for run in text.runs {
        let length = Int32(clamping: run.text.unicodeScalars.count)
        gtk_text_buffer_get_iter_at_offset(buffer, &start, offset)
        gtk_text_buffer_get_iter_at_offset(buffer, &end, offset + length)
        gtk_text_buffer_apply_tag(buffer, tag(for: run, text.alignment, margins), &start, &end)
        offset += length
      }
    }

    private func removeTags() {
      let table = gtk_text_buffer_get_tag_table(buffer)
      for tag in tags.values { gtk_text_tag_table_remove(table, tag) }
      tags = [:]
    }

    private func tag(
      for run: StyledText.Run, _ alignment: TextAlignment, _ margins: [Int32]
    ) -> UnsafeMutablePointer<GtkTextTag> {
      var style = Style(run: run, alignment: alignment)
      style.run.text = ""
      if run.indents != nil { style.margins = margins }
      if let known = tags[style] { return known }
      let made = gtk_text_tag_new(nil)!
      let tag = UnsafeMutableRawPointer(made)
      let font = TextAttributes.fontDescription(run.font)
      setBoxed(tag, "font-desc", pango_font_description_get_type(), UnsafeRawPointer(font))
      pango_font_description_free(font)
      setColor(tag, "foreground-rgba", run.color)
      setColor(tag, "background-rgba", run.background)
      if run.isUnderlined {
        setEnum(tag, "underline", pango_underline_get_type(), Int32(PANGO_UNDERLINE_SINGLE.rawValue))
      }
      if run.isStruckThrough { setFlag(tag, "strikethrough", true) }
      if run.kerning != 0 { setNumber(tag, "letter-spacing", Int32(run.kerning * Double(PANGO_SCALE))) }
      if run.baselineOffset != 0 { setNumber(tag, "rise", Int32(run.baselineOffset * Double(PANGO_SCALE))) }
      if let height = run.lineHeight { setFloat(tag, "line-height", Float(height)) }
      if let indents = run.indents {
        setNumber(tag, "left-margin", margins[0] + Int32(indents.others))
        setNumber(tag, "indent", Int32(indents.first - indents.others))
        setNumber(tag, "right-margin", margins[1] + Int32(indents.end))
      }
      if alignment != .natural {
        let justification: GtkJustification =
          switch alignment {
          case .left, .natural: GTK_JUSTIFY_LEFT
          case .center: GTK_JUSTIFY_CENTER
          case .right: GTK_JUSTIFY_RIGHT
          case .justified: GTK_JUSTIFY_FILL
          }
        setEnum(tag, "justification", gtk_justification_get_type(), Int32(justification.rawValue))
      }
      gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), made)
      g_object_unref(tag)
      tags[style] = made
      return made
    }

    private func set(
      _ tag: UnsafeMutableRawPointer, _ name: String, _ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void
    ) {
      var value = GValue()
      g_value_init(&value, type)
      fill(&value)
      g_object_set_property(tag.assumingMemoryBound(to: GObject.self), name, &value)
      g_value_unset(&value)
    }

    private func setBoxed(_ tag: UnsafeMutableRawPointer, _ name: String, _ type: GType, _ boxed: UnsafeRawPointer) {
      set(tag, name, type) { g_value_set_boxed($0, boxed) }
    }

    private func setColor(_ tag: UnsafeMutableRawPointer, _ name: String, _ color: RGBA?) {
      guard let color else { return }
      var value = color.gdk
      withUnsafePointer(to: &value) { setBoxed(tag, name, gdk_rgba_get_type(), UnsafeRawPointer($0)) }
    }

    private func setEnum(_ tag: UnsafeMutableRawPointer, _ name: String, _ type: GType, _ number: Int32) {
      set(tag, name, type) { g_value_set_enum($0, number) }
    }

    private func setNumber(_ tag: UnsafeMutableRawPointer, _ name: String, _ number: Int32) {
      set(tag, name, g_type_from_name("gint")) { g_value_set_int($0, number) }
    }

    private func setFloat(_ tag: UnsafeMutableRawPointer, _ name: String, _ number: Float) {
      set(tag, name, g_type_from_name("gfloat")) { g_value_set_float($0, number) }
    }

    private func setFlag(_ tag: UnsafeMutableRawPointer, _ name: String, _ flag: Bool) {
      set(tag, name, g_type_from_name("gboolean")) { g_value_set_boolean($0, flag ? 1 : 0) }
    }
  }
#endif
