/// Where a recorder writes its notes: pages that are filled from the front, few where arrays would be many, one for each answer.
///
/// Invariant: each place of a page is written once, before the stretch that contains it is torn out. So any thread may read its stretch
/// while the recorder goes on behind it.
package struct TraceNotebook: ~Copyable {
  fileprivate typealias Page = ManagedBuffer<Void, TraceNote>

  /// Notes that were torn out together.
  package struct Stretch: @unchecked Sendable {
    private let page: Page?
    private let start: UInt32
    private let length: UInt32

    fileprivate init(_ page: Page?, from start: UInt32, to end: UInt32) {
      self.page = page
      self.start = start
      length = end - start
    }

    package var isEmpty: Bool { length == 0 }

    /// Has all notes read, in order.
    func withNotes<Result>(_ read: (UnsafeBufferPointer<TraceNote>) -> Result) -> Result {
      guard let page else { return read(UnsafeBufferPointer(start: nil, count: 0)) }
      return page.withUnsafeMutablePointerToElements {
        read(UnsafeBufferPointer(start: $0 + Int(start), count: Int(length)))
      }
    }
  }

  /// How many notes a page holds where no more are needed: as much as an allocator has at hand without looking for it.
  private static var usualRoom: UInt32 { 17 }

  private var page: Page?
  /// The places of the page, which live as long as it.
  private var places: UnsafeMutablePointer<TraceNote>?
  private var room: UInt32 = 0
  /// The first place that nobody has torn out, and the next one to be written.
  private var start: UInt32 = 0
  private var end: UInt32 = 0

  /// An empty one, which takes its first page when it needs it.
  package init() {}

  /// How many notes nobody has torn out yet.
  package var count: UInt32 { end - start }

  /// Adds a note.
  package mutating func write(_ note: TraceNote) {
    if end == room { turnPage() }
    (places.unsafelyUnwrapped + Int(end)).initialize(to: note)
    end += 1
  }

  /// What was written since the last time.
  package var stretch: Stretch { Stretch(page, from: start, to: end) }

  /// Takes out what was written since the last time.
  package mutating func tearOut() -> Stretch {
    defer { start = end }
    return stretch
  }

  /// Goes on where there is room, with what nobody has torn out.
  private mutating func turnPage() {
    let kept = count
    room = max(Self.usualRoom, 2 * kept)
    let next = Page.create(minimumCapacity: Int(room)) { _ in }
    let first = next.withUnsafeMutablePointerToElements { $0 }
    if let places { first.initialize(from: places + Int(start), count: Int(kept)) }
    (page, places, start, end) = (next, first, 0, kept)
  }
}
