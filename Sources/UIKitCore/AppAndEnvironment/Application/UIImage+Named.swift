import Foundation
import SceneManifest

extension UIImage {
  /// The picture in the app's resources, with or without its ending (png, jpg, jpeg, gif, svg), or `nil` if there is none. If it exists in
  /// several scales, such as `name@2x.png`, the one for the screen is used.
  ///
  /// Differs from Apple: asset catalogues are not read.
  @MainActor public convenience init?(named name: String) {
    guard let bundle = UIApplication.current?.environment.bundle else { return nil }
    let dot = name.lastIndex(of: ".")
    let (stem, ending) = dot.map { (String(name[..<$0]), String(name[name.index(after: $0)...])) } ?? (name, "")
    let scales =
      switch UIScreen.main.scale {
      case ...1: ["", "@2x", "@3x"]
      case ...2: ["@2x", "@3x", ""]
      default: ["@3x", "@2x", ""]
      }
    for scale in scales {
      let candidates =
        dot == nil
        ? UIImage.endings.map { (stem + scale, $0) }
        : [(stem + scale, ending)] + UIImage.endings.map { (name + scale, $0) }
      for (file, ending) in candidates {
        if let url = bundle.resourceURL(name: file, extension: ending) {
          self.init(contentsOfFile: url.path)
          return
        }
      }
    }
    return nil
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "svg"]
}
