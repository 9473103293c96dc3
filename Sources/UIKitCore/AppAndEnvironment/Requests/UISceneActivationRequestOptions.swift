public import Foundation

extension UIScene {
  /// How to carry out an activation: the options of `requestSceneSessionActivation` and ``UISceneSessionActivationRequest`` (P-03).
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene from which the user requested the activation, or `nil`. The system does not replace its window; it does not choose the
    /// session (P-03). Not retained. Default: `nil`.
    open weak var requestingScene: UIScene?

    /// Whether the new window joins the tabs of another. Mac Catalyst 14. Default: `automatic`. Stored, and without effect: no
    /// host has window tabs.
    open var collectionJoinBehavior = UIScene.CollectionJoinBehavior.automatic

    /// Options with no requesting scene.
    public override init() { super.init() }
  }
}

extension UIWindowScene {
  /// How to place the window of an activated scene. Placement changes no callback (P-08).
  @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style of the new window. Default: `.automatic`. Superseded by ``placement``, which takes precedence if both are set.
    @available(*, deprecated, message: "Set placement.")
    open var preferredPresentationStyle: UIWindowScene.PresentationStyle {
      get { presentationStyle }
      set { presentationStyle = newValue }
    }

    /// The placement of the new window, or `nil` to let the system choose. Default: `nil`.
    open var placement: (any UIWindowScenePlacement)?

    private var presentationStyle = UIWindowScene.PresentationStyle.automatic

    /// Whether the window is requested to be prominent, by ``placement`` or, if that is `nil`, by the older style.
    var requestsProminence: Bool {
      if let placement { return placement is UIWindowSceneProminentPlacement }
      return presentationStyle == .prominent
    }
  }
}

extension UIScene {
  /// Whether a new window joins the tabs of another. Mac Catalyst 14. Raw values are Apple's.
  public enum CollectionJoinBehavior: Int, Hashable, Sendable {
    /// According to the user's settings.
    case automatic = 0
    /// If possible.
    case preferred = 1
    /// Never.
    case disallowed = 2
    /// If possible, behind the tab that is in front.
    case preferredWithoutActivating = 3
  }
}
