import Foundation

/// The formats of `os_log`: those of `printf` with an annotation in braces.
enum LogFormat {
  /// The message with its values.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var result = ""
    var values = arguments[...]
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      var annotation = ""
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        annotation = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      let specifier = rest.prefix { !$0.isLetter || "hlqzjt".contains($0) }
      guard let conversion = rest.dropFirst(specifier.count).first, let value = values.popFirst() else {
        result += "%" + annotation
        continue
      }
      rest = rest.dropFirst(specifier.count + 1)
      let isPrivate = annotation.contains("private") || annotation.contains("sensitive")
      result += isPrivate ? "<private>" : text(of: value, specifier: String(specifier), conversion: conversion)
    }
    return result + rest
  }

  /// One value. A wrong conversion must not read beyond the value, so it decides about the form only where it fits the type.
  private static func text(of value: any CVarArg, specifier: String, conversion: Character) -> String {
    switch (value, conversion) {
    case (let number as any BinaryInteger, "d"), (let number as any BinaryInteger, "i"),
      (let number as any BinaryInteger, "u"):
      "\(number)"
    case (let number as any BinaryInteger, "x"): String(Int64(truncatingIfNeeded: number), radix: 16)
    case (let number as any BinaryFloatingPoint, "f"), (let number as any BinaryFloatingPoint, "g"):
      String(format: "%\(specifier.filter { !"hlqzjtL".contains($0) })\(conversion)", Double(number))
    default: "\(value)"
    }
  }
}
