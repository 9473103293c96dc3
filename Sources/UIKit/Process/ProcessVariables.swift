#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  public import Foundation
#endif

/// The environment of the process at its start.
enum ProcessVariables {
  /// All variables by their names. Foundation's `ProcessInfo` takes a millisecond for the same, at each start.
  static func all() -> [String: String] {
    #if canImport(Glibc)
      var variables: [String: String] = [:]
      variables.reserveCapacity(128)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
      while let entry = next?.pointee {
        next = next?.advanced(by: 1)
        guard let mark = strchr(entry, CInt(UInt8(ascii: "="))) else { continue }
        let name = UnsafeRawBufferPointer(start: entry, count: entry.distance(to: mark))
        // A value set by setenv is found by getenv too; for a name that occurs twice, use the one that getenv finds.
        let key = String(decoding: name, as: UTF8.self)
        if variables[key] == nil { variables[key] = String(cString: mark + 1) }
      }
      return variables
    #else
      return ProcessInfo.processInfo.environment
    #endif
  }
}
