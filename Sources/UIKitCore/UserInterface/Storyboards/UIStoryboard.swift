public import Foundation
import RuntimeLogging
import SceneManifest

/// Controllers and their views, as Xcode's editor describes them.
///
/// It reads the `.storyboard` source itself: scenes and what contains them, views with their constraints, custom classes, outlets, actions
/// and segues, in the user's language.
///
/// A file that is not well-formed XML, that declares entities, or that has more than 16 MiB, 500 000 elements and attributes, or 512 nested
/// elements, gives no controller; file and line are logged.
///
/// Differs from Apple: an element whose class is absent here is an empty view or controller. A mistake raises no exception: it is logged
/// with file and line.
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
  /// The storyboard's name, without its ending.
  let name: String
  private let bundle: Bundle?
  private var document: StoryboardDocument?
  private var wasRead = false

  /// The storyboard `name` in the app's resources. A missing file is reported when a controller is requested.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  /// A new instance of the storyboard's initial controller. `nil`, which is logged, if the file is missing
  /// or not readable, or has no such controller.
  public func instantiateInitialViewController() -> UIViewController? { makeInitial(creator: nil) }

  /// A new instance of the storyboard's initial controller, created by `creator` if that returns one.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    makeInitial(creator: creator.map { make in { make($0) } }) as? ViewController
  }

  /// A new instance of the controller with the storyboard ID `identifier`.
  ///
  /// Differs from Apple: an unknown identifier gives an empty controller and is logged, and raises no exception.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil) ?? UIViewController()
  }

  /// A new instance of the controller with the storyboard ID `identifier`, created by `creator` if that returns one.
  ///
  /// Differs from Apple: an unknown identifier, or one that belongs to another class, gives a controller made by the class's own `init()`
  /// and is logged, and raises no exception.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let made = make(identifier, creator: creator.map { make in { make($0) } }) {
      if let fitting = made as? ViewController { return fitting }
      RuntimeLog.write(
        "The controller \"\(identifier)\" of the storyboard \(name) is a \(type(of: made)), not a \(ViewController.self)."
      )
    }
    return unsafeDowncast(ClassFactory.makeObject(of: ViewController.self), to: ViewController.self)
  }

  /// The controller that a reference names, or the initial one.
  func makeReferenced(_ identifier: String?, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    identifier.map { make($0, creator: creator) } ?? makeInitial(creator: creator)
  }

  private func makeInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document = read() else { return nil }
    guard let id = document.initialIdentifier, document.scenes[id] != nil else {
      RuntimeLog.write(UIKitLog.noInitialViewController(storyboard: name))
      return nil
    }
    return StoryboardBuilder(document: document, storyboard: self, bundle: bundle).makeController(id, creator: creator)
  }

  private func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document = read() else { return nil }
    guard let id = document.identifiers[identifier] else {
      RuntimeLog.write(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'. It has: "
          + document.identifiers.keys.sorted().joined(separator: ", ") + ".")
      return nil
    }
    return StoryboardBuilder(document: document, storyboard: self, bundle: bundle).makeController(id, creator: creator)
  }

  private func read() -> StoryboardDocument? {
    if wasRead { return document }
    wasRead = true
    guard
      let url = UIProcess.current.locateStoryboard(name) ?? bundle?.url(forResource: name, withExtension: "storyboard")
    else {
      wasRead = false
      RuntimeLog.write(
        UIKitLog.storyboardNotFound(named: name, bundle: "NSBundle <\((bundle ?? .main).bundlePath)> (loaded)"))
      return nil
    }
    do throws(StoryboardDocument.Failure) {
      document = try StoryboardTranslation.document(at: url, kind: .storyboard)
    } catch {
      RuntimeLog.write(error.description)
    }
    return document
  }
}
