#if GTK
  import CGTK

  /// Receives the position at which an edit of an entry's buffer ended, in characters.
  @MainActor private final class EditHandler {
    let handle: (Int32) -> Void
    init(_ handle: @escaping (Int32) -> Void) { self.handle = handle }
  }

  private let release: GClosureNotify = { data, _ in
    if let data { Unmanaged<EditHandler>.fromOpaque(data).release() }
  }

  private typealias Inserted =
    @convention(c) (
      UnsafeMutableRawPointer, UInt32, UnsafeMutableRawPointer?, UInt32, UnsafeMutableRawPointer
    ) -> Void
  private typealias Deleted = @convention(c) (UnsafeMutableRawPointer, UInt32, UInt32, UnsafeMutableRawPointer) -> Void

  private let inserted: Inserted = { _, offset, _, count, data in
    let handler = Unmanaged<EditHandler>.fromOpaque(data).takeUnretainedValue()
    MainLoop.handle { handler.handle(Int32(clamping: offset &+ count)) }
  }

  private let deleted: Deleted = { _, offset, _, data in
    let handler = Unmanaged<EditHandler>.fromOpaque(data).takeUnretainedValue()
    MainLoop.handle { handler.handle(Int32(clamping: offset)) }
  }

  /// Connects the signals of a `GtkEntryBuffer` for inserted and deleted text.
  @MainActor func onEdit(
    _ buffer: UnsafeMutableRawPointer, inserted insertion: @escaping (Int32) -> Void,
    deleted deletion: @escaping (Int32) -> Void
  ) {
    psc_connect(
      buffer, "inserted-text", unsafeBitCast(inserted, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(EditHandler(insertion)).toOpaque(), release)
    psc_connect(
      buffer, "deleted-text", unsafeBitCast(deleted, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(EditHandler(deletion)).toOpaque(), release)
  }
#endif
