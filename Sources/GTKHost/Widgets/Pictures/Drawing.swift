#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// Renders the drawing commands of a view.
  @MainActor final class Drawing {
    private let commands: [DrawingCommand]
    /// The widget whose fonts are used: the view's widget, which outlives this object.
    private let widget: Widget

    init(_ content: DrawingContent, in widget: Widget) {
      commands = content.commands
      self.widget = widget
    }

    func draw(into target: OpaquePointer) {
      var cr = target
      var base = cairo_matrix_t()
      cairo_get_matrix(cr, &base)
      var depth = 0
      var layers: [OpenLayer] = []
      for command in commands {
        cairo_set_matrix(cr, &base)
        switch command {
        case .save:
          cairo_save(cr)
          depth += 1
        case .restore where depth > layers.last?.depth ?? 0:
          cairo_restore(cr)
          depth -= 1
        case .restore: break
        case .clip(let path, let evenOdd):
          trace(path, cr)
          cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
          cairo_clip(cr)
        case .fill(let path, let color, let evenOdd):
          trace(path, cr)
          cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
          setColor(color, cr)
          cairo_fill(cr)
        case .stroke(let path, let style, let transform):
          trace(path, cr)
          apply(transform, cr)
          stroke(style, cr)
        case .fillGradient(let path, let paint, let evenOdd):
          trace(path, cr)
          cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
          setSource(paint, cr)
          cairo_fill(cr)
        case .strokeGradient(let path, let style, let transform, let paint):
          setSource(paint, cr)
          trace(path, cr)
          apply(transform, cr)
          setLines(style, cr)
          cairo_stroke(cr)
        case .clear(let path):
          trace(path, cr)
          cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
          cairo_fill(cr)
          cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
        case .text(let text, let rect, let transform):
          apply(transform, cr)
          draw(text, in: rect, cr)
        case .image(let image, let rect, let alpha, let transform):
          apply(transform, cr)
          draw(image, in: rect, alpha: alpha, cr)
        case .beginLayer(let layer):
          layers.append(OpenLayer(layer, below: cr, base, depth, scale: Double(gtk_widget_get_scale_factor(widget))))
          if let picture = layers[layers.count - 1].picture { (cr, base) = (picture.cr, picture.base) }
        case .endLayer:
          guard let layer = layers.popLast() else { break }
          for _ in layer.depth..<depth { cairo_restore(cr) }
          (cr, base, depth) = (layer.outer, layer.outerBase, layer.depth)
          layer.end()
        }
      }
      while let layer = layers.popLast() {
        for _ in layer.depth..<depth { cairo_restore(cr) }
        (cr, depth) = (layer.outer, layer.depth)
        layer.end()
      }
      for _ in 0..<depth { cairo_restore(cr) }
    }

    private func trace(_ path: [PathElement], _ cr: OpaquePointer) { TracedPath(path).trace(cr) }

    /// Sets a gradient as what is drawn with. It discards neither the path nor the transform.
    private func setSource(_ paint: GradientPaint, _ cr: OpaquePointer) {
      let pattern: OpaquePointer?
      switch paint.kind {
      case .linear(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let from, let start, let to, let end):
        pattern = cairo_pattern_create_radial(from.x, from.y, max(0, start), to.x, to.y, max(0, end))
      case .conic(let center, let angle): return setConicSource(paint, center, angle, cr)
      }
      guard let pattern else { return }
      for stop in paint.stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
      }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      // The matrix of a pattern leads from the drawing to the pattern.
      if let inverse = paint.transform.inverted() {
        var matrix = cairo_matrix_t(
          xx: inverse.m11, yx: inverse.m12, xy: inverse.m21, yy: inverse.m22, x0: inverse.tX, y0: inverse.tY)
        cairo_pattern_set_matrix(pattern, &matrix)
      }
      cairo_set_source(cr, pattern)
      cairo_pattern_destroy(pattern)
    }

    /// Cairo has no gradient around a point: it is drawn in sectors, each of one colour.
    private func setConicSource(_ paint: GradientPaint, _ center: CGPoint, _ angle: Double, _ cr: OpaquePointer) {
      guard psc_push_group(cr) != 0 else { return }
      let path = cairo_copy_path(cr)
      cairo_new_path(cr)
      cairo_save(cr)
      apply(paint.transform, cr)
      cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE)
      let (sectors, radius) = (360, 1e4)
      for sector in 0..<sectors {
        let (one, two) = (Double(sector) / Double(sectors), Double(sector + 1) / Double(sectors))
        setColor(paint.color(at: (one + two) / 2), cr)
        cairo_move_to(cr, center.x, center.y)
        for part in [one, two] {
          let direction = angle + part * 2 * .pi
          cairo_line_to(cr, center.x + cos(direction) * radius, center.y + sin(direction) * radius)
        }
        cairo_close_path(cr)
        cairo_fill(cr)
      }
      cairo_restore(cr)
      cairo_pop_group_to_source(cr)
      cairo_new_path(cr)
      if let path {
        cairo_append_path(cr, path)
        cairo_path_destroy(path)
      }
    }

    /// A singular transform would put the context into an error state, and draws nothing anyway.
    private func apply(_ transform: AffineTransform, _ cr: OpaquePointer) {
      guard transform.m11 * transform.m22 - transform.m12 * transform.m21 != 0 else { return }
      var matrix = cairo_matrix_t(
        xx: transform.m11, yx: transform.m12, xy: transform.m21, yy: transform.m22, x0: transform.tX, y0: transform.tY)
      cairo_transform(cr, &matrix)
    }

    private func stroke(_ style: StrokeStyle, _ cr: OpaquePointer) {
      setColor(style.color, cr)
      setLines(style, cr)
      cairo_stroke(cr)
    }

    private func setLines(_ style: StrokeStyle, _ cr: OpaquePointer) {
      cairo_set_line_width(cr, style.width)
      switch style.cap {
      case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
      case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
      case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
      }
      switch style.join {
      case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
      case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
      case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
      }
      cairo_set_miter_limit(cr, style.miterLimit)
      cairo_set_dash(cr, style.dashes, Int32(style.dashes.count), style.dashPhase)
    }

    private func setColor(_ color: RGBA, _ cr: OpaquePointer) {
      cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    }

    private func draw(_ text: StyledText, in rect: CGRect, _ cr: OpaquePointer) {
      guard let layout = gtk_widget_create_pango_layout(widget, text.string) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      let attributes = TextAttributes.list(for: text)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      if rect.width > 0 {
        pango_layout_set_width(layout, Int32(rect.width * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        switch text.alignment {
        case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        case .justified: pango_layout_set_justify(layout, 1)
        case .left, .natural: break
        }
      }
      cairo_move_to(cr, rect.origin.x, rect.origin.y)
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      pango_cairo_show_layout(cr, layout)
    }

    private func draw(_ image: ImageContent, in rect: CGRect, alpha: Double, _ cr: OpaquePointer) {
      var tint = (image.tint ?? RGBA(red: 0, green: 0, blue: 0, alpha: 1)).gdk
      switch image.source {
      case .symbol(let name):
        let icon = IconNames.icon(for: name)
        Icons.expect(icon)
        psc_draw_icon(cr, icon, &tint, rect.minX, rect.minY, rect.width, rect.height, alpha)
      case .data(let data):
        guard let texture = Textures.texture(data) else { return }
        draw(texture, of: image, in: rect, alpha: alpha, cr)
      case .drawing(let drawing) where image.caps != nil:
        // Two pixels for each point, as in a view.
        guard
          let texture = Textures.texture(drawing, size: image.size, scale: max(2, image.scale), in: widget)
        else { return }
        draw(texture, of: image, in: rect, alpha: alpha, cr)
        g_object_unref(UnsafeMutableRawPointer(texture))
      case .drawing(let drawing):
        guard image.size.width > 0, image.size.height > 0, rect.width > 0, rect.height > 0 else { return }
        cairo_save(cr)
        cairo_translate(cr, rect.minX, rect.minY)
        cairo_scale(cr, rect.width / image.size.width, rect.height / image.size.height)
        cairo_rectangle(cr, 0, 0, image.size.width, image.size.height)
        cairo_clip(cr)
        guard psc_push_group(cr) != 0 else { return cairo_restore(cr) }
        Drawing(drawing, in: widget).draw(into: cr)
        if image.isOutline {
          // A template: the shape of the picture in one colour.
          let mask = cairo_pop_group(cr)
          cairo_set_source_rgba(
            cr, Double(tint.red), Double(tint.green), Double(tint.blue), Double(tint.alpha) * alpha)
          cairo_mask(cr, mask)
          cairo_pattern_destroy(mask)
        } else {
          cairo_pop_group_to_source(cr)
          cairo_paint_with_alpha(cr, alpha)
        }
        cairo_restore(cr)
      }
    }

    private func draw(
      _ texture: OpaquePointer, of image: ImageContent, in rect: CGRect, alpha: Double, _ cr: OpaquePointer
    ) {
      var tint = (image.tint ?? RGBA(red: 0, green: 0, blue: 0, alpha: 1)).gdk
      image.withCaps { caps in
        withUnsafePointer(to: &tint) { tint in
          psc_draw_texture(
            cr, texture, image.isOutline ? tint : nil, caps, image.size.width, image.size.height, rect.minX, rect.minY,
            rect.width, rect.height, alpha)
        }
      }
    }
  }
#endif
