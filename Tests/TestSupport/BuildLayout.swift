import Foundation

/// Where the package and its build products are.
package enum BuildLayout {
  /// The root of the package, from this file's place in it.
  package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The folder of the built executables, in which the running tests or the running tool are too.
  package static let products: String = {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let executable = URL(fileURLWithPath: bundle ?? Bundle.main.executablePath ?? CommandLine.arguments[0])
    return executable.resolvingSymlinksInPath().deletingLastPathComponent().path
  }()

  /// The path of a built executable.
  package static func product(_ name: String) -> String { products + "/" + name }
}
