/// A value that a file gives a build setting, with the conditions in its key.
struct SettingAssignment: Hashable, Sendable {
  /// A condition such as `sdk=iphoneos*`.
  struct Condition: Hashable, Sendable {
    /// `sdk`, `arch`, `config` or `variant`.
    var parameter: String
    /// The value, with `*` and `?`.
    var pattern: String
  }

  /// The value as written.
  var value: String
  /// The conditions, all of which must hold.
  var conditions: [Condition] = []
  /// The file.
  var file: String
  /// The line, from 1.
  var line: Int

  /// The name and the conditions of a key such as `NAME[sdk=iphoneos*][config=Debug]`; `nil` where brackets are not closed.
  static func split(_ key: String) -> (name: String, conditions: [Condition])? {
    guard let bracket = key.firstIndex(of: "[") else { return (key, []) }
    var conditions: [Condition] = []
    var remainder = key[bracket...]
    while remainder.first == "[" {
      guard let end = remainder.firstIndex(of: "]") else { return nil }
      for part in remainder[remainder.index(after: remainder.startIndex)..<end].split(separator: ",") {
        guard let equals = part.firstIndex(of: "=") else { return nil }
        conditions.append(
          Condition(parameter: trimmed(part[..<equals]), pattern: trimmed(part[part.index(after: equals)...])))
      }
      remainder = remainder[remainder.index(after: end)...].drop { $0 == " " || $0 == "\t" }
    }
    return remainder.isEmpty ? (trimmed(key[..<bracket]), conditions) : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// For what a project is built: the values that conditions of build settings are compared with.
package struct BuildPlatform: Hashable, Sendable {
  /// `Debug`, `Release` or another name.
  package var configuration: String
  /// The name of the SDK, as in `iphonesimulator`.
  package var sdk: String
  /// The version of the SDK.
  package var sdkVersion: String
  /// The processor.
  package var architecture: String

  package init(
    configuration: String, sdk: String = "iphonesimulator", sdkVersion: String = "27.0",
    architecture: String = BuildPlatform.hostArchitecture
  ) {
    self.configuration = configuration
    self.sdk = sdk
    self.sdkVersion = sdkVersion
    self.architecture = architecture
  }

  /// The processor of this machine.
  package static var hostArchitecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// Whether a condition holds. Unknown parameters never hold.
  func satisfies(_ condition: SettingAssignment.Condition) -> Bool {
    let values: [String] =
      switch condition.parameter {
      case "sdk": [sdk, sdk + sdkVersion]
      case "arch": [architecture]
      case "config", "configuration": [configuration]
      case "variant": ["normal"]
      default: []
      }
    return values.contains { Wildcard.matches(condition.pattern, $0) }
  }
}

/// Patterns of conditions.
enum Wildcard {
  /// Whether `text` has the form of `pattern`, in which `*` stands for any characters and `?` for one.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8.prefix(1024))
    let text = Array(text.utf8.prefix(1024))
    var (position, index) = (0, 0)
    var (star, retry) = (-1, 0)
    while index < text.count {
      if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
        (star, retry) = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == UInt8(ascii: "?") || pattern[position] == text[index] {
        position += 1
        index += 1
      } else if star >= 0 {
        retry += 1
        (position, index) = (star + 1, retry)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
