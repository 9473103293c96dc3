import Foundation

/// The shared libraries that an executable of Linux depends on, read from the file itself.
enum NeededLibraries {
  /// Whether the executable shows windows with GTK 4, and so can be activated over the session bus.
  static func hasGTK(_ executable: String) -> Bool {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: executable), options: .mappedIfSafe) else {
      return false
    }
    return names(in: file).contains { $0.hasPrefix("libgtk-4.so") }
  }

  /// The names, in the order of the file; empty for a file in another format, or a damaged one. Only the format of little-endian 64-bit
  /// machines is read, which are all that Swift supports.
  static func names(in file: Data) -> [String] {
    file.withUnsafeBytes { ELF(bytes: $0).neededLibraries() }
  }
}

/// The few parts of the executable and linkable format that lead to the needed libraries. Every offset is checked.
private struct ELF {
  let bytes: UnsafeRawBufferPointer

  func neededLibraries() -> [String] {
    guard bytes.count >= 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(at: 32),
      let size = short(at: 54), let count = short(at: 56)
    else { return [] }
    let segments = (0..<count).compactMap { index in offset(table, Int(index) * Int(size)).flatMap(segment) }
    guard let dynamic = segments.first(where: { $0.kind == 2 }) else { return [] }

    var needed: [UInt64] = []
    var texts: UInt64?
    var position = dynamic.offset
    // Pairs of a kind and a value; kind 0 ends them, 1 is a needed library, 5 the address of the names.
    while position < dynamic.end, let kind = number(at: position), let value = number(at: position + 8), kind != 0 {
      if kind == 1 { needed.append(value) }
      if kind == 5 { texts = value }
      position += 16
    }
    guard let address = texts, let home = segments.first(where: { $0.kind == 1 && $0.holds(address) }) else {
      return []
    }
    let start = address - home.address &+ UInt64(home.offset)
    return needed.compactMap { start.addingReportingOverflow($0) }.compactMap {
      $0.overflow ? nil : text(at: $0.partialValue)
    }
  }

  private struct Segment {
    var kind: UInt32
    var offset: Int
    var address: UInt64
    var size: UInt64
    var end: Int

    func holds(_ address: UInt64) -> Bool { address >= self.address && address - self.address < size }
  }

  private func segment(at position: Int) -> Segment? {
    guard let kind: UInt32 = load(position), let offset = number(at: position + 8),
      let address = number(at: position + 16),
      let size = number(at: position + 32), offset <= UInt64(bytes.count)
    else { return nil }
    let end = min(UInt64(bytes.count), offset.addingReportingOverflow(size).partialValue)
    return Segment(kind: kind, offset: Int(offset), address: address, size: size, end: max(Int(offset), Int(end)))
  }

  private func text(at position: UInt64) -> String? {
    guard position < UInt64(bytes.count) else { return nil }
    return String(decoding: bytes[Int(position)...].prefix { $0 != 0 }.prefix(1024), as: UTF8.self)
  }

  private func offset(_ base: UInt64, _ distance: Int) -> Int? {
    let sum = base.addingReportingOverflow(UInt64(distance))
    return sum.overflow || sum.partialValue > UInt64(bytes.count) ? nil : Int(sum.partialValue)
  }

  private func number(at position: Int) -> UInt64? { load(position) }
  private func short(at position: Int) -> UInt16? { load(position) }

  private func load<Number: FixedWidthInteger>(_ position: Int) -> Number? {
    guard position >= 0, position <= bytes.count - MemoryLayout<Number>.size else { return nil }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
  }
}
