import Foundation

/// A picture, by its file or by the name of a symbol.
///
/// Differs from Apple: without a display there are no pixels. A picture from a file keeps its bytes, one by a symbol's
/// name keeps the name, for the host that draws it.
public final class UIImage: NSObject, Sendable {
  /// The symbol's name, for `init(systemName:)`.
  let symbolName: String?
  /// The file's bytes, for all other initialisers.
  let data: Data?

  /// The symbol of this name, or `nil` for an empty name. Which symbols there are is known to the host only.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    symbolName = name
    data = nil
    super.init()
  }

  /// The picture in the app's resources, with or without its ending (png, jpg, jpeg, svg), or `nil` if there is none.
  @MainActor public convenience init?(named name: String) {
    guard let bundle = UIApplication.current?.environment.bundle else { return nil }
    let url =
      ["", "png", "jpg", "jpeg", "svg"].lazy.compactMap { bundle.resourceURL(name: name, extension: $0) }.first
    guard let url else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// The picture in the file at `path`, or `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture that `data` holds, or `nil` for no data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    symbolName = nil
    self.data = data
    super.init()
  }
}
