import BinaryPlist
import Testing

@Suite("A damaged binary property list") struct DamageTests {
  private func damage(_ bytes: [UInt8], limits: PropertyListLimits = .archive) -> PropertyListReadError? {
    do throws(PropertyListReadError) {
      _ = try BinaryPropertyListReader.value(in: bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func list(_ objects: [UInt8]...) -> [UInt8] { ReaderWriterTests.list(objects) }

  @Test("each kind of damage has its own message, with the byte offset where there is one")
  func sentences() {
    let list = "The binary property list"
    #expect(damage([])?.description == "\(list) ends before its trailer.")
    #expect(
      damage(Array("xplist00".utf8) + Array(repeating: 0, count: 40))?.description
        == "The bytes do not begin as a binary property list does.")
    #expect(
      damage(ReaderWriterTests.list([[0x09]], top: 3))?.description
        == "\(list)'s trailer has offsets outside the file.")
    #expect(damage(self.list([0x07]))?.description == "\(list) has a value of an unknown type at byte 8.")
    #expect(damage(self.list([0x13, 0]))?.description == "\(list)'s number at byte 8 is cut off or too large.")
    #expect(damage(self.list([0x88]))?.description == "\(list) has a value of an unknown type at byte 8.")
    #expect(damage(self.list([0x20, 0]))?.description == "\(list)'s number at byte 8 has 1 bytes.")
    #expect(damage(self.list([0x5F, 0x20]))?.description == "\(list)'s value at byte 8 has no length.")
    #expect(damage(self.list([0x52, 0x41]))?.description == "\(list)'s value at byte 8 is longer than the file.")
    #expect(damage(self.list([0xA1, 9]))?.description == "\(list) refers to an object it does not have.")
    #expect(
      damage(self.list([0xD1, 1, 1], [0x09]))?.description
        == "\(list)'s dictionary at byte 8 has a key that is not a string.")
    #expect(
      damage(self.list([0x14, 1] + Array(repeating: 0, count: 15)))?.description
        == "\(list)'s number at byte 8 does not fit 64 bits.")
  }

  @Test("an array that contains itself is refused as shared, as too deep, or as too many values")
  func cycle() {
    let cycle = list([0xA1, 0])
    #expect(damage(cycle) == .sharedContainer(object: 0))
    #expect(
      damage(cycle, limits: PropertyListLimits(depth: 20, values: 1000, sharesContainers: true)) == .tooDeep(limit: 20))
    #expect(
      damage(cycle, limits: PropertyListLimits(depth: 20, values: 10, sharesContainers: true)) == .tooManyValues)
  }

  @Test("nesting is accepted up to the limit and refused beyond it")
  func depth() throws {
    func nested(_ levels: Int) -> PropertyListValue {
      (1..<levels).reduce(.array([])) { inner, _ in .array([inner]) }
    }
    let limit = PropertyListLimits.archive.depth
    #expect(damage(BinaryPropertyListWriter.bytes(of: nested(limit))) == nil)
    #expect(damage(BinaryPropertyListWriter.bytes(of: nested(limit + 1))) == .tooDeep(limit: limit))
  }

  @Test(
    "sharing cannot exhaust memory: long leaves that are referenced often are read once, shared containers are counted")
  func sharing() throws {
    // 60 000 references to one text and one block of 100 000 bytes: eleven gigabytes if each were a copy.
    let text = String(repeating: "é", count: 50_000)
    let data = [UInt8](repeating: 1, count: 100_000)
    var writer = BinaryPropertyListWriter()
    let array = writer.openArray(count: 60_000)
    let leaves = [writer.add(text), data.withUnsafeBytes { writer.add(data: $0) }]
    for position in 0..<60_000 { writer.fill(array, position, with: leaves[position % 2]) }
    guard case .array(let values) = try BinaryPropertyListReader.value(in: writer.finish(root: array.reference)) else {
      Issue.record("not an array")
      return
    }
    #expect(values.count == 60_000 && values[59_998] == .string(text) && values[59_999] == .data(data))
    // Forty arrays, each of which contains the next one twice.
    var objects: [[UInt8]] = (0..<40).map { [0xA2, $0 + 1, $0 + 1] }
    objects.append([0x09])
    let doubling = ReaderWriterTests.list(objects)
    #expect(damage(doubling) == .sharedContainer(object: 39))
    #expect(
      damage(doubling, limits: PropertyListLimits(depth: 128, values: 100_000, sharesContainers: true))
        == .tooManyValues)
  }
}
