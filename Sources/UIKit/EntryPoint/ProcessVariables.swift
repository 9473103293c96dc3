#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Foundation
#endif

/// The environment of the process, as it is at its start.
enum ProcessVariables {
  /// All variables by their names. Foundation's `ProcessInfo` takes a millisecond for the same, and each start would wait for it.
  static func all() -> [String: String] {
    #if canImport(Glibc)
      var variables: [String: String] = [:]
      variables.reserveCapacity(128)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
      while let entry = next?.pointee {
        next = next?.advanced(by: 1)
        guard let mark = strchr(entry, CInt(UInt8(ascii: "="))) else { continue }
        let name = UnsafeRawBufferPointer(start: entry, count: entry.distance(to: mark))
        // What setenv has set last stands for itself; a name that is there twice counts where getenv finds it.
        let key = String(decoding: name, as: UTF8.self)
        if variables[key] == nil { variables[key] = String(cString: mark + 1) }
      }
      return variables
    #else
      return ProcessInfo.processInfo.environment
    #endif
  }
}
