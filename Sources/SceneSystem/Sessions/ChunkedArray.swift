/// An array whose copies share storage: its elements are in chunks, each with its own storage.
///
/// Changing one element of a copied `Array` takes time in proportion to its length. Here it takes the time of one chunk, and comparing two
/// copies skips the chunks that they still share. So the cost of copying a state of a thousand sessions before each event and comparing it
/// afterwards depends only on what the event has changed.
///
/// Invariant: a chunk has at least one element and at most ``capacity``; chunks are in order and leave no gaps.
// `@usableFromInline` on the type, because without it no other module can specialize the methods, `@inlinable` or not.
@usableFromInline
package struct ChunkedArray<Element> {
  /// A range of elements, and the index of the first of them.
  @usableFromInline
  struct Chunk {
    @usableFromInline var start: Int
    @usableFromInline var elements: [Element]

    @inlinable
    init(start: Int, elements: [Element]) {
      self.start = start
      self.elements = elements
    }

    @inlinable var end: Int { start &+ elements.count }

    /// Whether the two chunks share their storage, so that their elements are the same too.
    @inlinable func isShared(with other: Chunk) -> Bool { isSameStorage(elements, other.elements) }
  }

  @usableFromInline var chunks: [Chunk] = []

  /// The maximum number of elements in a chunk. A change copies the elements of one chunk and a reference to each of the others, so a small
  /// number is best for several hundred elements.
  @inlinable static var capacity: Int { 8 }

  /// An array without elements.
  @inlinable
  package init() {}

  /// Whether the two are unchanged copies of each other.
  @inlinable func isShared(with other: Self) -> Bool { isSameStorage(chunks, other.chunks) }

  /// The index of the chunk that has the element at `position`.
  @inlinable
  func chunk(at position: Int) -> Int {
    // The chunks before it have at most this many elements.
    var low = position / Self.capacity
    if low < chunks.count, position < chunks[low].end { return low }
    precondition(position >= 0 && position < count, "index out of range")
    low &+= 1
    var high = chunks.count
    while low < high {
      let middle = (low &+ high) / 2
      if chunks[middle].end <= position { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// The index of the first element for which `belongsInSecondPartition` is true. It must be true of all that follow, too.
  ///
  /// - Returns: ``endIndex`` if it is true of none.
  @inlinable
  package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
    var low = 0
    var high = chunks.count
    while low < high {
      let middle = (low &+ high) / 2
      let last = chunks[middle].elements.count &- 1
      if belongsInSecondPartition(chunks[middle].elements[last]) { high = middle } else { low = middle &+ 1 }
    }
    guard low < chunks.count else { return endIndex }
    let chunk = low
    high = chunks[chunk].elements.count &- 1
    low = 0
    while low < high {
      let middle = (low &+ high) / 2
      if belongsInSecondPartition(chunks[chunk].elements[middle]) { high = middle } else { low = middle &+ 1 }
    }
    return chunks[chunk].start &+ low
  }
}

/// Whether two arrays that are not empty have the same storage.
@inlinable func isSameStorage<Element>(_ one: [Element], _ other: [Element]) -> Bool {
  one.withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
    && one.count == other.count
}

extension ChunkedArray: RandomAccessCollection, MutableCollection {
  @inlinable
  package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { chunks.last?.end ?? 0 }
  @inlinable package var count: Int { endIndex }

  // Coroutine accessors, so that a field of an element is read and written in place.
  @inlinable
  package subscript(position: Int) -> Element {
    _read {
      let chunk = chunk(at: position)
      yield chunks[chunk].elements[position &- chunks[chunk].start]
    }
    _modify {
      let chunk = chunk(at: position)
      yield &chunks[chunk].elements[position &- chunks[chunk].start]
    }
  }
}

extension ChunkedArray: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  @inlinable
  package init(arrayLiteral elements: Element...) { self.init(elements) }

  @inlinable
  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inlinable
  package mutating func append(_ element: Element) {
    let last = chunks.count &- 1
    if last >= 0, chunks[last].elements.count < Self.capacity {
      chunks[last].elements.append(element)
    } else {
      var elements: [Element] = []
      elements.reserveCapacity(Self.capacity)
      elements.append(element)
      chunks.append(Chunk(start: count, elements: elements))
    }
  }

  @inlinable
  package mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    guard !chunks.isEmpty else {
      self = Self(new)
      return
    }
    // The chunks that contain the range; at the end it is the last one, which may have capacity left.
    var first = range.lowerBound == count ? chunks.count - 1 : chunk(at: range.lowerBound)
    var end = (range.isEmpty ? first : chunk(at: range.upperBound - 1)) + 1
    var elements = Array(chunks[first].elements.prefix(range.lowerBound - chunks[first].start))
    elements += new
    elements += chunks[end - 1].elements.dropFirst(range.upperBound - chunks[end - 1].start)
    // A small remainder is merged with its neighbour, or many removals would leave many chunks.
    if elements.count < Self.capacity / 4, end < chunks.count {
      elements += chunks[end].elements
      end += 1
    } else if elements.count < Self.capacity / 4, first > 0 {
      first -= 1
      elements = chunks[first].elements + elements
    }
    let pieces = (elements.count + Self.capacity - 1) / Self.capacity
    chunks.replaceSubrange(
      first..<end,
      with: (0..<pieces).map { piece in
        let bounds = (elements.count * piece / pieces)..<(elements.count * (piece + 1) / pieces)
        return Chunk(start: 0, elements: Array(elements[bounds]))
      })
    var start = first == 0 ? 0 : chunks[first - 1].end
    for index in first..<chunks.count {
      chunks[index].start = start
      start = chunks[index].end
    }
  }
}

extension ChunkedArray: Equatable where Element: Equatable {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.isShared(with: right) || left.elementsEqual(right)
  }
}

extension ChunkedArray: Hashable where Element: Hashable {
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for chunk in chunks {
      for element in chunk.elements { hasher.combine(element) }
    }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
extension ChunkedArray.Chunk: Sendable where Element: Sendable {}

extension ChunkedArray: Codable where Element: Codable {
  @inlinable
  package init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }

  @inlinable
  package func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension ChunkedArray: CustomStringConvertible {
  @inlinable
  package var description: String { Array(self).description }
}
