#if GTK
  import CGTK
  import ViewBacking

  extension TextAttributes {
    /// Gives a label the styles of `styled`, or one appearance if the text has no styles of its own.
    static func apply(_ styled: StyledText?, or appearance: TextAppearance, toLabel label: Widget) {
      let attributes = styled.map { list(for: $0) } ?? list(for: appearance)
      gtk_label_set_attributes(label.opaque, attributes)
      pango_attr_list_unref(attributes)
    }

    /// A list with the styles of the text's ranges. The caller owns it.
    static func list(for text: StyledText) -> OpaquePointer {
      let list = pango_attr_list_new()!
      var start = 0
      for run in text.runs {
        let end = start + run.text.utf8.count
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
          guard let attribute else { return }
          attribute.pointee.start_index = guint(start)
          attribute.pointee.end_index = guint(end)
          pango_attr_list_insert(list, attribute)
        }
        let font = fontDescription(run.font)
        insert(pango_attr_font_desc_new(font))
        pango_font_description_free(font)
        func share(_ value: Double) -> UInt16 { UInt16(max(0, min(1, value)) * 65535) }
        if let color = run.color {
          insert(pango_attr_foreground_new(share(color.red), share(color.green), share(color.blue)))
          // Without it Pango takes the opacity of the theme's colour.
          insert(pango_attr_foreground_alpha_new(max(1, share(color.alpha))))
        }
        if let color = run.background {
          insert(pango_attr_background_new(share(color.red), share(color.green), share(color.blue)))
          if color.alpha < 1 { insert(pango_attr_background_alpha_new(max(1, share(color.alpha)))) }
        }
        if run.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if run.isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
        if run.kerning != 0 {
          insert(pango_attr_letter_spacing_new(Int32(run.kerning * Double(PANGO_SCALE))))
        }
        if let height = run.lineHeight { insert(pango_attr_line_height_new(height)) }
        if run.baselineOffset != 0 {
          insert(pango_attr_rise_new(Int32(run.baselineOffset * Double(PANGO_SCALE))))
        }
        start = end
      }
      return list
    }
  }
#endif
