#if GTK
  /// The frame of a window around its content, in points: the title bar, and an edge where the compositor draws no shadows.
  struct WindowFrame {
    var width: Int32
    var height: Int32

    /// The frame between a content and its window, or `nil` if the sizes give no frame: the window is not at that size.
    init?(around content: (width: Int32, height: Int32), in window: (width: Int32, height: Int32)) {
      self.init(width: window.width - content.width, height: window.height - content.height)
      guard width >= 0, height >= 0, width < 100, height < 200 else { return nil }
    }

    init(width: Int32 = 0, height: Int32) {
      self.width = width
      self.height = height
    }
  }
#endif
