import SceneSystem
import Testing

@Suite("ChunkedArray: copies share storage")
struct ChunkedArrayTests {
  /// Random edits of such an array and of an `Array`, which must be equal after each.
  @Test("it equals an Array after any sequence of edits", arguments: 0..<40 as Range<UInt64>)
  func againstArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = (0..<Int.random(in: 0...200, using: &random)).map { $0 }
    var chunked = ChunkedArray(plain)
    for step in 0..<200 {
      let place = plain.isEmpty ? nil : Int.random(in: 0..<plain.count, using: &random)
      let element = Int.random(in: 0..<1000, using: &random)
      switch (Int.random(in: 0..<10, using: &random), place) {
      case (0, _), (1, _), (_, nil):
        plain.append(element)
        chunked.append(element)
      case (2, let place?):
        plain.insert(element, at: place)
        chunked.insert(element, at: place)
      case (3, let place?), (4, let place?), (5, let place?):
        #expect(plain.remove(at: place) == chunked.remove(at: place), "seed \(seed), step \(step)")
      case (6, let place?):
        let range = place..<Int.random(in: place...min(plain.count, place + 40), using: &random)
        let new = Array(repeating: element, count: Int.random(in: 0..<40, using: &random))
        plain.replaceSubrange(range, with: new)
        chunked.replaceSubrange(range, with: new)
      case (_, let place?):
        plain[place] = element
        chunked[place] = element
      }
      #expect(Array(chunked) == plain && chunked.count == plain.count, "seed \(seed), step \(step)")
      #expect(
        chunked == ChunkedArray(plain), "equal also where chunks are divided otherwise; seed \(seed), step \(step)")
      #expect(chunked.hashValue == ChunkedArray(plain).hashValue, "seed \(seed), step \(step)")
    }
  }

  @Test("a search finds the first element of the second part, wherever the partition point is")
  func partition() {
    for count in 0..<70 {
      var numbers = ChunkedArray(0..<count)
      if count > 40 { numbers.removeSubrange(17..<20) }
      for limit in 0...count {
        #expect(numbers.partitioningIndex { $0 >= limit } == Array(numbers).firstIndex { $0 >= limit } ?? numbers.count)
      }
    }
  }

  @Test("changing a copy does not change the original")
  func copies() {
    let original = ChunkedArray(0..<100)
    var copy = original
    copy[50] = -1
    copy.remove(at: 3)
    copy.append(7)
    #expect(Array(original) == Array(0..<100))
    #expect(copy.count == 100 && copy[49] == -1 && copy != original)
  }
}
