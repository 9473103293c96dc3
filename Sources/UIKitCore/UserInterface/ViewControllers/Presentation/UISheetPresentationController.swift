public import Foundation

/// Manages a sheet: its heights, and how it looks. iOS 15.
///
/// In a narrow window a sheet is as wide as the window and at its lower edge, in a wide one it is in the middle. It has the height of the
/// selected detent. With a grabber the user can drag it from one detent to another, and a click on the grabber selects the next one.
///
/// Differs from Apple: with its largest detent a sheet fills a narrow window; one without a grabber cannot be dragged, and it is dismissed by the
/// escape key or a press outside of it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height in which a sheet rests. iOS 15.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent. iOS 15.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// The identifier of this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The identifier of this name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the largest height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The largest height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name. iOS 16.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the largest height; inactive with a compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue / 2).rounded()
      }
    }

    /// The largest height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that `resolver` returns; with `nil` the detent is inactive. iOS 16.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in points, without the safe area at the lower edge, or `nil` if the detent is inactive. iOS 16.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights in which the sheet rests, the smallest first. Default: the largest height only.
  open var detents: [Detent] = [.large()] {
    didSet { changed() }
  }
  /// The detent of the present height; `nil`, and any that is not active, for the first one. Default: `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { changed() } }
  }
  /// The largest detent with which the content behind the sheet is not dimmed and can be operated; `nil` for none. Default: `nil`.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { changed() }
  }
  /// Whether scrolling at the edge of the content expands the sheet. Stored, and without effect: scrolling moves the content only. Default:
  /// `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet has a grabber at its upper edge. Default: `false`.
  open var prefersGrabberVisible = false {
    didSet { changed() }
  }
  /// Whether the sheet is at the lower edge with a compact height too, and does not fill the window there. Default: `false`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { changed() }
  }
  /// Whether a sheet at the lower edge is as wide as the content prefers. Default: `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { changed() }
  }
  /// The radius of the corners, or `nil` for the system's. Default: `nil`.
  open var preferredCornerRadius: CGFloat? {
    didSet { changed() }
  }
  /// Whether a page sheet in a wide window has the system's width and height. iOS 17. With `false` it has the size of a form sheet. Default:
  /// `true`.
  open var prefersPageSizing = true {
    didSet { changed() }
  }
  /// The view that the sheet grows from, or `nil`. Stored, and without effect.
  open weak var sourceView: UIView?

  /// Runs `changes`, which change the sheet's properties, and animates the sheet to its new place.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let containerView else { return }
    UIView.animate(withDuration: 0.3) { containerView.layoutIfNeeded() }
  }

  /// The detents are resolved again. iOS 16.
  open func invalidateDetents() { changed() }

  // MARK: The sheet

  /// An active detent and its height.
  struct Height {
    var identifier: Detent.Identifier
    var value: CGFloat
  }

  /// The active detents, the smallest first. Without one, the largest height.
  func heights(maximum: CGFloat, in traits: UITraitCollection) -> [Height] {
    let context = SheetContext(traits, maximum)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        Height(identifier: detent.identifier, value: $0.isFinite ? min(max($0, 0), maximum) : maximum)
      }
    }
    return resolved.isEmpty ? [Height(identifier: .large, value: maximum)] : resolved.sorted { $0.value < $1.value }
  }

  /// The detent of the present height.
  func selected(of heights: [Height]) -> Height {
    heights.first { $0.identifier == selectedDetentIdentifier }
      ?? heights.first { $0.identifier == detents.first?.identifier } ?? heights[0]
  }

  /// Whether the content behind is not dimmed with the present height.
  func isUndimmed(in heights: [Height]) -> Bool {
    guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else { return false }
    return selected(of: heights).value <= limit.value
  }

  /// Whether the content behind can be operated, as the last layout has determined.
  var letsPresenterReceiveEvents = false {
    didSet {
      if letsPresenterReceiveEvents != oldValue { presentedViewController?.presenter?.viewIfLoaded?.setNeedsShow() }
    }
  }

  /// The user has selected a detent.
  func selectByUser(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetentIdentifier else { return changed() }
    animateChanges { selectedDetentIdentifier = identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func changed() { containerView?.setNeedsLayout() }
}

/// The measures by which a detent is resolved.
@MainActor private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
