#if GTK
  import CGTK
  import Foundation
  import SceneSystem

  /// The initial size of a window.
  @MainActor enum WindowPlacement {
    /// The size of a window without a saved geometry: it shows a tablet's layout and leaves space beside it.
    static let usual = CGSize(width: 840, height: 640)
    /// That of an app that is made for iPhone alone: the width of one, and a height that fits on a small monitor.
    static let usualForPhones = CGSize(width: 393, height: 740)

    /// The saved size, or the usual size, but no larger than the monitor.
    static func initialSize(_ geometry: WindowGeometry?, isForPhones: Bool) -> CGSize {
      var size =
        geometry.map { CGSize(width: Double($0.width), height: Double($0.height)) }
        ?? (isForPhones ? usualForPhones : usual)
      if let monitor = largestMonitor {
        size.width = min(size.width, monitor.size.width)
        size.height = min(size.height, monitor.size.height)
      }
      return CGSize(width: max(1, size.width), height: max(1, size.height))
    }

    /// The size of the largest monitor, in points, and its scale; `nil` before there is one.
    static var largestMonitor: (size: CGSize, scale: CGFloat)? {
      guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
        return nil
      }
      var largest: (size: CGSize, scale: CGFloat)?
      for index in 0..<g_list_model_get_n_items(monitors) {
        guard let monitor = g_list_model_get_item(monitors, index) else { continue }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
        let scale = CGFloat(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
        g_object_unref(monitor)
        let size = CGSize(width: Double(area.width), height: Double(area.height))
        if size.width * size.height > (largest.map { $0.size.width * $0.size.height } ?? 0) { largest = (size, scale) }
      }
      return largest
    }
  }
#endif
