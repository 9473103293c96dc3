/// The storage of a recorder's events: few pages that are filled from the front, instead of one array for each
/// response.
///
/// Invariant: each slot of a page is written once, before the slice that contains it is removed. So any thread may read its slice while the
/// recorder continues to write after it.
@usableFromInline
package struct TraceBuffer: ~Copyable {
  fileprivate typealias Page = ManagedBuffer<Void, RawTraceEvent>

  /// Events that were removed together.
  package struct Slice: @unchecked Sendable {
    private let page: Page?
    private let start: UInt32
    private let length: UInt32

    fileprivate init(_ page: Page?, from start: UInt32, to end: UInt32) {
      self.page = page
      self.start = start
      length = end - start
    }

    package var isEmpty: Bool { length == 0 }

    /// Passes all events to `read`, in order.
    func withRawEvents<Result>(_ read: (UnsafeBufferPointer<RawTraceEvent>) -> Result) -> Result {
      guard let page else { return read(UnsafeBufferPointer(start: nil, count: 0)) }
      return page.withUnsafeMutablePointerToElements {
        read(UnsafeBufferPointer(start: $0 + Int(start), count: Int(length)))
      }
    }
  }

  /// The usual number of events in a page: a size that an allocator has readily available.
  private static var defaultCapacity: UInt32 { 17 }

  private var page: Page?
  /// The slots of the page, which live as long as it.
  @usableFromInline var slots: UnsafeMutablePointer<RawTraceEvent>?
  @usableFromInline var capacity: UInt32 = 0
  /// The first slot that has not been removed, and the next one to be written.
  private var start: UInt32 = 0
  @usableFromInline var end: UInt32 = 0

  /// Makes an empty buffer, which allocates its first page when it needs it.
  package init() {}

  /// The number of events that have not been removed yet.
  package var count: UInt32 { end - start }

  /// Adds an event.
  @inlinable
  package mutating func write(_ event: RawTraceEvent) {
    if end == capacity { allocatePage() }
    (slots.unsafelyUnwrapped + Int(end)).initialize(to: event)
    end += 1
  }

  /// The events since the last removal.
  package var slice: Slice { Slice(page, from: start, to: end) }

  /// Removes and returns the events since the last removal.
  package mutating func drain() -> Slice {
    defer { start = end }
    return slice
  }

  /// Continues in a page with free slots, and moves the events that have not been removed there.
  @usableFromInline mutating func allocatePage() {
    let remaining = count
    capacity = max(Self.defaultCapacity, 2 * remaining)
    let next = Page.create(minimumCapacity: Int(capacity)) { _ in }
    let first = next.withUnsafeMutablePointerToElements { $0 }
    if let slots { first.initialize(from: slots + Int(start), count: Int(remaining)) }
    (page, slots, start, end) = (next, first, 0, remaining)
  }
}
