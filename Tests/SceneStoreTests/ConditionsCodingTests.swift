import SceneSystem
import Testing

@testable import SceneStore

/// E-10: conditions route also while no scene is connected, so the store must keep what the scene published.
@Suite("Encoding of activation conditions")
struct ConditionsCodingTests {
  private static let operators: [ContentPredicate.Operator] = [
    .equal, .notEqual, .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual, .beginsWith, .endsWith,
    .contains, .like,
  ]

  private func decode(_ bytes: [UInt8]) -> ActivationConditions? {
    bytes.withUnsafeBytes { ConditionsCoding.decode($0) }
  }

  /// Checks both predicates of the conditions with the same value.
  private func check(_ predicate: ContentPredicate, _ what: String = "") {
    for conditions in [
      ActivationConditions(canActivate: predicate), ActivationConditions(prefersToActivate: predicate),
      ActivationConditions(canActivate: predicate, prefersToActivate: predicate),
    ] where conditions != ActivationConditions() {
      let bytes = ConditionsCoding.encode(conditions)
      #expect(bytes != nil, "\(what)")
      #expect(bytes.flatMap(decode) == conditions, "\(what): \(predicate)")
    }
  }

  @Test("E-10: the default conditions are encoded as no bytes; every other pair of plain values has bytes")
  func defaults() {
    #expect(ConditionsCoding.encode(ActivationConditions()) == nil)
    #expect(
      ConditionsCoding.encode(ActivationConditions(canActivate: .value(true), prefersToActivate: .value(false))) == nil)
    for (can, prefers) in [(true, true), (false, false), (false, true)] {
      let conditions = ActivationConditions(canActivate: .value(can), prefersToActivate: .value(prefers))
      #expect(ConditionsCoding.encode(conditions) == [can ? 1 : 0, prefers ? 1 : 0])
      #expect(decode([can ? 1 : 0, prefers ? 1 : 0]) == conditions)
    }
    #expect(decode([1, 0]) == nil, "bytes that encode(_:) never writes")
  }

  @Test("Every operator is decoded with every set of options", arguments: operators, 0...4 as ClosedRange<UInt8>)
  func comparisons(comparison: ContentPredicate.Operator, options: UInt8) {
    // Unknown bits are kept too: a later version may define them.
    let options = ContentPredicate.CaseOptions(rawValue: options == 4 ? 0xFF : options)
    for text in ["", "note-7", "é日🙂\u{0}'\"", String(repeating: "x", count: 300)] {
      check(.comparison(comparison, text, options))
    }
  }

  @Test("The encoding does not change between versions")
  func fixed() {
    let bytes = ConditionsCodingTests.operators.map {
      ConditionsCoding.encode(ActivationConditions(canActivate: .comparison($0, "a", .caseInsensitive)))
    }
    #expect(bytes == (0..<10).map { [2, UInt8($0), 1, 1, 97, 0] })
    let nested = ActivationConditions(
      canActivate: .and([.not(.value(true)), .isIn(["a", ""], .diacriticInsensitive)]), prefersToActivate: .or([]))
    #expect(ConditionsCoding.encode(nested) == [1, 4, 3, 2, 2, 1, 97, 0, 5, 2, 6, 0])
  }

  @Test("Lists, empty ones too, and texts at the lengths where a count needs another byte")
  func lists() {
    for count in [0, 1, 2, 127, 128, 129, 16_383, 16_384] {
      check(.isIn(Array(repeating: "t", count: count), []), "\(count) texts")
      check(.and(Array(repeating: .value(true), count: count)), "all of \(count)")
      check(.or(Array(repeating: .value(false), count: count)), "one of \(count)")
      check(.comparison(.equal, String(repeating: "t", count: count), []), "a text of \(count)")
    }
  }

  @Test("Nested conditions are decoded with their parts in order and at their depth")
  func nesting() {
    let leaf = ContentPredicate.comparison(.like, "n*", .caseInsensitive)
    for predicate: ContentPredicate in [
      .not(leaf), .not(.not(leaf)), .and([leaf, .not(leaf)]), .and([.not(leaf), leaf]), .or([.and([]), .or([])]),
      .and([.or([leaf, .value(true)]), .or([.value(false), leaf]), .isIn([], [])]), .and([.and([.and([])])]),
      .not(.and([.not(.or([.not(leaf)])), .isIn(["", "", "a"], [.caseInsensitive, .diacriticInsensitive])])),
    ] { check(predicate) }
    #expect(decode([1, 0, 5, 2, 1]) != decode([0, 1, 5, 2, 1]))
  }

  @Test("A thousand levels are encoded and decoded", arguments: 0...2)
  func deep(kind: Int) {
    var predicate = ContentPredicate.comparison(.beginsWith, "n", [])
    for _ in 0..<1000 {
      switch kind {
      case 0: predicate = .not(predicate)
      case 1: predicate = .and([.value(true), predicate])
      default: predicate = .or([predicate, .isIn(["a"], [])])
      }
    }
    check(predicate, "kind \(kind)")
  }

  @Test("Every predicate that a scene can publish is decoded equal")
  func randomPredicates() {
    let seed = UInt64.random(in: 0...999_999)
    print("predicates: seed \(seed)")
    var random = RandomState(seed: seed)
    for step in 0..<400 { check(random.predicate(random.number(0..<7)), "seed \(seed), step \(step)") }
  }

  @Test("Truncated bytes are refused, wherever they are cut")
  func truncated() throws {
    let predicate = ContentPredicate.and([
      .comparison(.contains, "note", []), .not(.isIn(["a", "bcd"], .caseInsensitive)), .or([.value(true)]),
    ])
    let bytes = try #require(
      ConditionsCoding.encode(ActivationConditions(canActivate: predicate, prefersToActivate: .not(predicate))))
    for length in 0..<bytes.count {
      // A cut between two predicates leaves complete ones, but never exactly two.
      checkCanonical(Array(bytes[..<length]), "cut off after \(length)")
    }
    #expect(decode([]) == nil)
    #expect(decode([0]) == nil)
    #expect(decode([0, 0, 0]) == nil)
  }

  @Test(
    "Bytes that no encoder writes are refused",
    arguments: [
      [7, 0], [0, 255], [4, 0, 0], [5, 1, 0], [0, 5, 2, 0], [0, 6, 3, 0], [2, 10, 0, 0, 0], [2, 0, 0, 5, 97, 0],
      [2, 0, 0, 1, 0xFF, 0], [2, 0, 0, 2, 0xC3, 0x28, 0], [3, 0, 9, 1, 97, 0], [3, 0, 1], [2], [2, 0], [2, 0, 0],
      [5], [5, 0x80], [5, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [3, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
      // A count in more bytes than necessary.
      [5, 0x80, 0, 0], [0, 6, 0x80, 0x80, 0], [2, 0, 0, 0x81, 0, 97, 0],
    ] as [[UInt8]])
  func strange(bytes: [UInt8]) {
    #expect(decode(bytes) == nil)
  }

  @Test("Changed bytes never trap: they are refused or decode to what they encode")
  func flipped() throws {
    let seed = UInt64.random(in: 0...999_999)
    print("changed predicates: seed \(seed)")
    var random = RandomState(seed: seed)
    for step in 0..<300 {
      let conditions = ActivationConditions(canActivate: random.predicate(4), prefersToActivate: random.predicate())
      guard var bytes = ConditionsCoding.encode(conditions) else { continue }
      for _ in 0..<20 {
        let index = random.number(0..<bytes.count)
        switch random.number(0..<4) {
        case 0: bytes[index] ^= 1 << UInt8(random.number(0..<8))
        case 1: bytes[index] = UInt8(random.number(0..<256))
        case 2: bytes.insert(UInt8(random.number(0..<8)), at: index)
        default: if bytes.count > 1 { bytes.remove(at: index) }
        }
        checkCanonical(bytes, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Any short byte sequence is refused or decodes to what it encodes")
  func short() {
    let alphabet: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 7, 0x61, 0x80, 0xFF]
    func extend(_ bytes: [UInt8]) {
      checkCanonical(bytes, "\(bytes)")
      guard bytes.count < 4 else { return }
      for byte in alphabet { extend(bytes + [byte]) }
    }
    extend([])
  }

  /// Bytes are valid only if encoding the decoded conditions gives the same bytes.
  private func checkCanonical(_ bytes: [UInt8], _ what: String) {
    guard let conditions = decode(bytes) else { return }
    if ConditionsCoding.encode(conditions) != bytes { Issue.record("\(what): \(bytes) is read as \(conditions)") }
  }
}
