#if GTK
  import CGTK

  /// A GTK widget. Whoever holds one holds a reference, or its parent does.
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same object as a pointer to one of the types that Swift does not see into.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The same object as another of its classes; the caller knows that it is one.
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
