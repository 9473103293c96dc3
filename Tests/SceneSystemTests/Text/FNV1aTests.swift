import SceneSystem
import Testing

@Suite("Hashes and random numbers that are equal on every machine") struct FNV1aTests {
  @Test("The hash has its published values, in one part or in several")
  func published() {
    #expect(FNV1a([]).hexadecimal == "cbf29ce484222325")
    #expect(FNV1a("a".utf8).hexadecimal == "af63dc4c8601ec8c")
    #expect(FNV1a("foobar".utf8).value == 0x8594_4171_F739_67E8)
    var parts = FNV1a("foo".utf8)
    parts.combine("bar".utf8)
    #expect(parts == FNV1a("foobar".utf8))
    // Small values have leading zeros.
    #expect((0..<300).allSatisfy { FNV1a("\($0)".utf8).hexadecimal.utf8.count == 16 })
  }

  @Test("Equal seeds give equal numbers, those of SplitMix64")
  func seeds() {
    var one = SeededGenerator(seed: 7)
    var two = SeededGenerator(seed: 7)
    #expect((0..<10).map { _ in one.next() } == (0..<10).map { _ in two.next() })
    var published = SeededGenerator(seed: 1_234_567)
    #expect((0..<2).map { _ in published.next() } == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
  }
}
