public import Foundation

/// A transition from one controller of a storyboard to another.
///
/// Override ``perform()`` in a subclass for a transition of your own, and name the subclass in the storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name in the storyboard, or `nil`.
  public let identifier: String?
  /// The controller that the transition begins at.
  public let source: UIViewController
  /// The controller that the transition shows.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// A segue between two controllers. A storyboard makes its segues; a subclass may override this.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue that runs `performHandler` as its transition.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Carries out the transition. The default runs the handler that the segue was made with.
  open func perform() { handler?() }

  /// A segue of an app's class, created by that class's own initialiser: see `ClassFactory.makeObject(of:)`.
  @_optimize(none) @inline(never)
  static func make(
    _ segueClass: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(segueClass, to: StoryboardSegueInitializerShim.Type.self).init(
      identifier: identifier, source: source, destination: destination)
  }
}

/// Gives storyboards the slot of the segues' initialiser, which is not `required`. Never instantiated.
open class StoryboardSegueInitializerShim: UIStoryboardSegue {
  /// Declared so that it can be called on a metatype.
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
