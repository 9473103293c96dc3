public import Foundation

/// A library of Metal functions, which are its members: `ShaderLibrary.default.wave(.float(1))`.
///
/// Differs from Apple: there is no compiler for Metal; see ``Shader``.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case bundle(URL?)
    case file(URL)
    case data(Data)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  /// The library of the app.
  public static let `default` = ShaderLibrary.bundle(.main)
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .bundle(bundle.bundleURL)) }
  /// A library of data.
  public init(data: Data) { self.init(source: .data(data)) }
  /// A library in a file.
  public init(url: URL) { self.init(source: .file(url)) }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
