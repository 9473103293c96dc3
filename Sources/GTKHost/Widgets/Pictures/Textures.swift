#if GTK
  import CGTK
  import Foundation
  import RuntimeLogging
  import ViewBacking

  /// The pixels of the images on screen, decoded once each.
  @MainActor enum Textures {
    private static var cache: [Data: OpaquePointer] = [:]
    private static var bytes = 0
    /// The maximum size of the decoded pixels in bytes; beyond it the textures that nothing shows are dropped, and decoded again when they are
    /// needed.
    private static let limit = 128 << 20
    /// The largest side of a picture on screen, in pixels: photos have more than a screen.
    static let longestDecodedSide: Int32 = 2_560

    /// The picture in `data`; `nil` if it cannot be decoded, with a line in the log.
    static func texture(_ data: Data) -> OpaquePointer? {
      if let texture = cache[data] { return texture }
      guard let texture = decode(data, longestSide: longestDecodedSide) else { return nil }
      bytes += size(of: texture)
      if bytes > limit { dropUnused() }
      cache[data] = texture
      return texture
    }

    private static func decode(_ data: Data, longestSide: Int32) -> OpaquePointer? {
      let held = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(held) }
      var problem: UnsafeMutablePointer<GError>?
      guard let texture = psc_decode_texture(held, longestSide, &problem) else {
        let reason = problem.map { String(cString: $0.pointee.message) } ?? "no reason was given"
        g_clear_error(&problem)
        RuntimeLog.write("A picture of \(data.count) bytes cannot be shown: \(reason)")
        return nil
      }
      return texture
    }

    private static func size(of texture: OpaquePointer) -> Int {
      Int(gdk_texture_get_width(texture)) * Int(gdk_texture_get_height(texture)) * 4
    }

    private static func dropUnused() {
      cache = cache.filter { _, texture in
        let object = UnsafeMutableRawPointer(texture).assumingMemoryBound(to: GObject.self)
        guard object.pointee.ref_count == 1 else { return true }
        bytes -= size(of: texture)
        g_object_unref(object)
        return false
      }
    }

    /// The largest side of a drawn picture, in pixels.
    private static let longestSide = 8_192.0

    /// The pixels of a drawing, which the caller releases; `nil` for one without a size. A very large one has fewer pixels per point.
    static func texture(_ drawing: DrawingContent, size: CGSize, scale: Double, in widget: Widget) -> OpaquePointer? {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
      let scale = min(scale, longestSide / max(size.width, size.height))
      let (width, height) = (max(1, (size.width * scale).rounded()), max(1, (size.height * scale).rounded()))
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
        return nil
      }
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return nil }
      cairo_scale(context, width / size.width, height / size.height)
      Drawing(drawing, in: widget).draw(into: context)
      cairo_destroy(context)
      return psc_texture_of_surface(surface)
    }

    /// A picture as the content of a file; `nil` if it cannot be encoded.
    static func encode(_ image: ImageContent, as format: ImageFormat, in widget: Widget) -> Data? {
      let texture: OpaquePointer?
      switch image.source {
      case .data(let data):
        // With all of its pixels.
        texture = decode(data, longestSide: .max)
      case .drawing, .symbol:
        var plain = image
        plain.fit = .fill
        let whole = CGRect(origin: .zero, size: image.size)
        let drawing: DrawingContent =
          if case .drawing(let own) = image.source, !image.isOutline { own } else {
            DrawingContent(commands: [.image(plain, whole, alpha: 1, .identity)])
          }
        texture = self.texture(drawing, size: image.size, scale: image.scale, in: widget)
      }
      guard let texture else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let quality: Int32 =
        switch format {
        case .png: -1
        case .jpeg(let quality): Int32((quality * 100).rounded())
        }
      guard let bytes = psc_encode_texture(texture, quality) else { return nil }
      defer { g_bytes_unref(bytes) }
      var length: gsize = 0
      guard let start = g_bytes_get_data(bytes, &length) else { return nil }
      return Data(bytes: start, count: Int(length))
    }
  }
#endif
