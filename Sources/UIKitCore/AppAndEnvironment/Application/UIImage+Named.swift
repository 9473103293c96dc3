public import Foundation
import MainThread
import SceneManifest

extension UIImage {
  /// The picture `name`, or `nil` if there is none: the one of an asset catalogue, or a file in the app's resources, with or without its
  /// ending (png, jpg, jpeg, gif, svg). If it exists in several scales, such as `name@2x.png`, the one for the screen is used.
  ///
  /// Catalogues are read from their source, so that the folder `Assets.xcassets` must be among the resources.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture `name` of a bundle, or of the app, for the appearance of an environment; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let appearance = AssetCatalog.Appearance(traitCollection ?? .current)
    guard let image = AssetCatalog.image(named: name, in: bundle, for: appearance, scale: UIImage.screenScale) else {
      return nil
    }
    self.init(copying: image)
  }

  /// The picture of a resource.
  ///
  /// Differs from Apple: it is empty if there is none.
  public convenience init(resource: ImageResource) {
    self.init(
      copying: AssetCatalog.image(
        named: resource.name, in: resource.bundle, for: .init(isDark: false), scale: UIImage.screenScale) ?? UIImage())
  }

  /// The scale of the screen. Code outside of the main actor, which cannot ask the device that it belongs to, gets that of an iPad.
  private static var screenScale: CGFloat { onMain { UIScreen.main.scale } ?? 2 }

  /// The app's files.
  private static var appBundle: AppBundle? {
    onMain { UIApplication.current?.environment.bundle } ?? AssetCatalog.appBundle
  }

  /// Runs `body` if this is code of the main actor.
  private static func onMain<Value: Sendable>(_ body: @MainActor () -> Value?) -> Value? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated(body)
  }

  /// The picture in a file of the app's resources.
  convenience init?(fileNamed name: String) {
    guard let bundle = UIImage.appBundle,
      let url = AssetCatalog.file(named: name, search: { UIImage.file(named: name, in: bundle) }),
      let data = AssetCatalog.data(at: url)
    else { return nil }
    self.init(data: data, scale: UIImage.scale(ofFile: url))
  }

  private static func file(named name: String, in bundle: AppBundle) -> URL? {
    let dot = name.lastIndex(of: ".")
    let (stem, ending) = dot.map { (String(name[..<$0]), String(name[name.index(after: $0)...])) } ?? (name, "")
    let scales =
      switch screenScale {
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
        if let url = bundle.resourceURL(name: file, extension: ending) { return url }
      }
    }
    return nil
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "svg"]
}
