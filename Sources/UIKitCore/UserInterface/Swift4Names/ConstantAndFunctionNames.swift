public import Foundation

// Swift 4's names for constants and functions. Compilers of Swift 4.2 and later reject them with a suggestion of the present names.

/// ``UITableView/automaticDimension`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// ``UICollectionView/elementKindSectionHeader`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// ``UICollectionView/elementKindSectionFooter`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// ``UICollectionViewFlowLayout/automaticSize`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// ``UIView/noIntrinsicMetric`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// ``UIView/layoutFittingCompressedSize`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// ``UIView/layoutFittingExpandedSize`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// ``UIScrollView/DecelerationRate/normal`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// ``UIScrollView/DecelerationRate/fast`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// ``UIWindow/Level/normal`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// ``UIWindow/Level/alert`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// ``UIWindow/Level/statusBar`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// ``UISplitViewController/automaticDimension`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}

/// ``UIResponder/keyboardAnimationCurveUserInfoKey`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }

/// ``UIResponder/keyboardAnimationDurationUserInfoKey`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }

/// ``UIResponder/keyboardFrameBeginUserInfoKey`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// ``UIResponder/keyboardFrameEndUserInfoKey`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// ``UIResponder/keyboardIsLocalUserInfoKey`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// ``UIEdgeInsets/init(top:left:bottom:right:)`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `CGRect.inset(by:)` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// ``UIImage/pngData()`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
@preconcurrency @MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// ``UIImage/jpegData(compressionQuality:)`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
@preconcurrency @MainActor public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension NSUnderlineStyle {
  /// No line, under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "NSUnderlineStyle.init()")
  public static var styleNone: NSUnderlineStyle { [] }

  /// ``NSUnderlineStyle/single`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "NSUnderlineStyle.single")
  public static var styleSingle: NSUnderlineStyle { .single }

  /// ``NSUnderlineStyle/thick`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "NSUnderlineStyle.thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  /// ``NSUnderlineStyle/double`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "NSUnderlineStyle.double")
  public static var styleDouble: NSUnderlineStyle { .double }
}
