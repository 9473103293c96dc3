import Foundation

/// Finds the methods that a class declares in its compiled file.
///
/// Off Apple's platforms there is no runtime that can report whether a class implements an optional method: a method that it does not
/// implement is a default of the protocol's. But the file that contains a class has a symbol for each method that the class implements.
enum MethodSymbols {
  /// The methods that `type` itself declares, such as `application(_:open:options:)`; `nil` if its file has no symbols.
  static func methods(of type: AnyClass) -> Set<String>? {
    guard let mangled = _mangledTypeName(type), let path = file(of: type),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    let names = data.withUnsafeBytes { symbols(in: $0, with: "$s" + mangled) }
    guard !names.isEmpty else { return nil }
    let owner = String(reflecting: type) + "."
    return Set(names.compactMap { demangle($0).flatMap { method($0, of: owner) } })
  }

  /// The executable or library that contains the class, according to the process's memory map; `nil` off Linux.
  static func file(of type: AnyClass) -> String? {
    let address = UInt(bitPattern: unsafeBitCast(type, to: Int.self))
    // A string with the contents of a file of no size has the first page only.
    guard let map = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return nil }
    for line in String(decoding: map, as: UTF8.self).split(separator: "\n") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] <= address, address < ends[1], let slash = line.firstIndex(of: "/") else {
        continue
      }
      return String(line[slash...])
    }
    return nil
  }

  // MARK: ELF

  /// The names in the file's symbol table that begin with `prefix`. A file that is not an ELF file of this machine's kind has none; a
  /// damaged file is never read outside its bounds.
  static func symbols(in bytes: UnsafeRawBufferPointer, with prefix: String) -> [String] {
    func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Int? {
      guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return nil }
      return Int(exactly: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
    // ELF, 64 bits, little endian.
    guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(40, UInt64.self), let size = number(58, UInt16.self), let count = number(60, UInt16.self)
    else { return [] }
    func section(_ index: Int) -> (kind: Int, range: Range<Int>, link: Int)? {
      let base = table + index * size
      guard index < count, let kind = number(base + 4, UInt32.self), let start = number(base + 24, UInt64.self),
        let length = number(base + 32, UInt64.self), let link = number(base + 40, UInt32.self),
        start <= bytes.count, length <= bytes.count - start
      else { return nil }
      return (kind, start..<start + length, link)
    }
    let pattern = Array(prefix.utf8)
    var names: [String] = []
    for index in 0..<count {
      // The full symbol table, not the one for dynamic linking.
      guard let symbols = section(index), symbols.kind == 2, let strings = section(symbols.link) else { continue }
      for entry in stride(from: symbols.range.lowerBound, to: symbols.range.upperBound - 23, by: 24) {
        guard let offset = number(entry, UInt32.self) else { continue }
        let start = strings.range.lowerBound + offset
        guard start + pattern.count < strings.range.upperBound,
          memcmp(bytes.baseAddress! + start, pattern, pattern.count) == 0
        else { continue }
        let name = bytes[start..<strings.range.upperBound].prefix { $0 != 0 }
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }

  // MARK: Names

  @_silgen_name("swift_demangle")
  private static func swiftDemangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  static func demangle(_ name: String) -> String? {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// `application(_:open:options:)` for `App.Delegate.application(_: UIKitCore.UIApplication, open: …) -> Swift.Bool`; `nil` for a symbol
  /// that is not a method of `owner`, which ends with a period.
  static func method(_ symbol: String, of owner: String) -> String? {
    guard symbol.hasPrefix(owner) else { return nil }
    let signature = symbol.dropFirst(owner.count)
    guard let open = signature.firstIndex(of: "(") else { return nil }
    let base = signature[..<open]
    guard base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    // If no parameter has a label, the demangler omits the underscores.
    var labels = ""
    var label = ""
    var hasParameter = false
    var isLabel = true
    var depth = 0
    var previous: Character = " "
    for character in signature[open...] {
      switch character {
      case "(", "[", "<":
        if depth == 1 { hasParameter = true }
        depth += 1
      // The arrow of a closure's type closes no angle bracket.
      case ">" where previous == "-": break
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { return "\(base)(\(labels)\(hasParameter && isLabel ? "_:" : ""))" }
      case "," where depth == 1:
        if isLabel { labels += "_:" }
        (label, isLabel) = ("", true)
      case ":" where depth == 1 && isLabel:
        labels += label + ":"
        isLabel = false
      case " ": break
      default:
        if depth == 1 {
          hasParameter = true
          label.append(character)
        }
      }
      previous = character
    }
    return nil
  }
}
