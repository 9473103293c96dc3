#if GTK
  import CGTK
  import Foundation
  import RuntimeLogging
  import ViewBacking

  /// The pixels of the images on screen, decoded once each.
  @MainActor enum Textures {
    private static var cache: [Data: OpaquePointer] = [:]
    private static var bytes = 0
    /// The maximum size of the decoded pixels in bytes; beyond it all textures are dropped, and decoded again when they are needed.
    private static let limit = 128 << 20

    /// The picture in `data`; `nil` if it cannot be decoded, with a line in the log.
    static func texture(_ data: Data) -> OpaquePointer? {
      if let texture = cache[data] { return texture }
      let held = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(held) }
      var problem: UnsafeMutablePointer<GError>?
      guard let texture = gdk_texture_new_from_bytes(held, &problem) else {
        let reason = problem.map { String(cString: $0.pointee.message) } ?? "no reason was given"
        g_clear_error(&problem)
        RuntimeLog.write("A picture of \(data.count) bytes cannot be shown: \(reason)")
        return nil
      }
      bytes += Int(gdk_texture_get_width(texture)) * Int(gdk_texture_get_height(texture)) * 4
      if bytes > limit {
        for previous in cache.values { g_object_unref(UnsafeMutableRawPointer(previous)) }
        cache.removeAll()
        bytes = 0
      }
      cache[data] = texture
      return texture
    }
  }
#endif
