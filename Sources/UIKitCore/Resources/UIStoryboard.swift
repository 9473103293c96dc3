import Foundation
import SceneManifest

/// Controllers and their views, as Xcode's editor describes them.
///
/// It reads the `.storyboard` source itself: controllers, navigation and tab bar controllers with what they hold, custom
/// classes, titles, and the views in them with their frames.
///
/// Differs from Apple: constraints, outlets, actions and segues between screens need Objective-C or a layout engine and
/// are passed over, each kind with one line in the log. A mistake raises no exception.
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
  /// The storyboard's name, without its ending.
  let name: String
  private let bundle: Bundle?
  private var document: StoryboardDocument?
  private var wasRead = false

  /// The storyboard `name` in the app's resources. Whether it is there shows when a controller is asked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  /// A new controller of the kind that the storyboard starts with. `nil`, with a line in the log, if the file is missing
  /// or not readable, or has no such controller.
  public func instantiateInitialViewController() -> UIViewController? { makeInitial(creator: nil) }

  /// A new controller of the kind that the storyboard starts with, made by `creator` where that answers one.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    makeInitial(creator: creator.map { make in { make($0) } }) as? ViewController
  }

  /// A new controller of the kind that has the storyboard ID `identifier`.
  ///
  /// Differs from Apple: an unknown identifier gives an empty controller and a line in the log, not an exception.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil) ?? UIViewController()
  }

  /// A new controller of the kind that has the storyboard ID `identifier`, made by `creator` where that answers one.
  ///
  /// Differs from Apple: an unknown identifier, or one that belongs to another class, gives a controller made by the
  /// class's own `init()` and a line in the log, not an exception.
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

  private func makeInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document = read() else { return nil }
    guard let id = document.initialIdentifier, document.controllers[id] != nil else {
      RuntimeLog.write(UIKitLog.noInitialViewController(storyboard: name))
      return nil
    }
    return StoryboardBuilder(document: document, storyboard: self).makeController(id, creator: creator)
  }

  private func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document = read() else { return nil }
    guard let id = document.identifiers[identifier] else {
      RuntimeLog.write(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'. It has: "
          + document.identifiers.keys.sorted().joined(separator: ", ") + ".")
      return nil
    }
    return StoryboardBuilder(document: document, storyboard: self).makeController(id, creator: creator)
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
      document = try StoryboardDocument(contentsOf: url)
    } catch {
      RuntimeLog.write(error.description)
    }
    return document
  }
}
