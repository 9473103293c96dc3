import Foundation

extension UIScene {
  /// How an activation is to be carried out: what `requestSceneSessionActivation` and
  /// ``UISceneSessionActivationRequest`` take (P-03).
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene from which the user asked, or `nil`. It tells the system which window not to replace; it does not
    /// choose the session (P-03). Not retained. Default: `nil`.
    open weak var requestingScene: UIScene?

    /// Whether the new window joins the tabs of another. Mac Catalyst 14. Default: `automatic`. Kept, and without effect: no
    /// host has window tabs.
    open var collectionJoinBehavior = UIScene.CollectionJoinBehavior.automatic

    /// Options with no requesting scene.
    public override init() { super.init() }
  }
}

extension UIWindowScene {
  /// How the window of an activated scene is to be placed. Placement changes no callback (P-08).
  @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style of the new window. Default: `.automatic`. Superseded by ``placement``, which wins where both are set.
    @available(*, deprecated, message: "Set placement.")
    open var preferredPresentationStyle: UIWindowScene.PresentationStyle {
      get { presentationStyle }
      set { presentationStyle = newValue }
    }

    /// Where the new window should go, or `nil` to leave it to the system. Default: `nil`.
    open var placement: (any UIWindowScenePlacement)?

    private var presentationStyle = UIWindowScene.PresentationStyle.automatic

    /// Whether the window is asked to stand out in front of the others, by ``placement`` or, where that is `nil`, by
    /// the older style.
    var asksForProminence: Bool {
      if let placement { return placement is UIWindowSceneProminentPlacement }
      return presentationStyle == .prominent
    }
  }
}

extension UIScene {
  /// Whether a new window joins the tabs of another. Mac Catalyst 14. Raw values are Apple's.
  public enum CollectionJoinBehavior: Int, Hashable, Sendable {
    /// As the user's settings say.
    case automatic = 0
    /// If it can be.
    case preferred = 1
    /// Not.
    case disallowed = 2
    /// If it can be, behind the tab that is in front.
    case preferredWithoutActivating = 3
  }
}
