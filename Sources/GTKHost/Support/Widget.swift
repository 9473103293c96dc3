#if GTK
  import CGTK

  /// A GTK widget. It is alive as long as its owner, or its parent, holds a reference.
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same object as a pointer to one of the types that are opaque to Swift.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The same object as another of its classes; the caller guarantees that it is one.
    func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
  }

  extension UnsafeMutableRawPointer {
    var widget: Widget { assumingMemoryBound(to: GtkWidget.self) }
  }

  extension OpaquePointer {
    var widget: Widget { UnsafeMutableRawPointer(self).widget }
  }
#endif
