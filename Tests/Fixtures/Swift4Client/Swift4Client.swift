import FoundationOverlay
import UIKitCore

/// A view controller as it was written in Swift 4.0.
public final class Swift4Controller: UIViewController {
  /// What has happened to the controller.
  public var moves: [String] = []

  public override func willMove(toParent parent: UIViewController?) { moves.append(parent == nil ? "leaves" : "comes") }
  public override func didMove(toParent parent: UIViewController?) { moves.append(parent == nil ? "left" : "came") }

  /// Adds and removes a child as a container does.
  public static func contain() -> [String] {
    let (parent, child) = (UIViewController(), Swift4Controller())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    child.moves.append("\(parent.childViewControllers.count)")
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    child.moves.append("\(parent.childViewControllers.count)")
    return child.moves
  }

  /// The order of subviews after one was moved to the front and another one to the back.
  public static func order() -> [Int] {
    let view = UIView()
    for tag in 0..<3 {
      let child = UIView()
      child.tag = tag
      view.addSubview(child)
    }
    view.bringSubview(toFront: view.subviews[0])
    view.sendSubview(toBack: view.subviews[1])
    return view.subviews.map { $0.tag }
  }
}

/// Values under their names in Swift 4.0.
public enum Swift4Values {
  /// The value under its old name.
  public static var state: UIControlState { return UIControlState.highlighted }
  /// The value under its old name.
  public static var events: UIControlEvents { return [.touchUpInside, .valueChanged] }
  /// The value under its old name.
  public static var options: [UIApplicationLaunchOptionsKey: Any] { return [UIApplicationLaunchOptionsKey.url: 1] }
  /// The value under its old name.
  public static var style: UITableViewCellStyle { return .subtitle }
  /// The value under its old name.
  public static var attributes: [NSAttributedStringKey: Any] {
    return [NSAttributedStringKey.kern: 2, .underlineStyle: NSUnderlineStyle.styleSingle.rawValue]
  }
  /// The value under its old name.
  public static var insets: UIEdgeInsets { return UIEdgeInsetsMake(1, 2, 3, 4) }
  /// The value under its old name.
  public static var inset: CGRect {
    return UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 1, 1, 1))
  }
  /// The value under its old name.
  public static var automatic: CGFloat { return UITableViewAutomaticDimension }
  /// The value under its old name.
  public static var names: [NSNotification.Name] {
    return [.UIKeyboardWillShow, .UIApplicationDidEnterBackground, .UITextFieldTextDidChange]
  }
  /// The value under its old name.
  public static var curve: CAMediaTimingFunction { return CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut) }
  /// The value under its old name.
  public static var modes: [RunLoopMode] { return [.commonModes, .defaultRunLoopMode] }
  /// The value under its old name.
  public static var frameKey: String { return UIKeyboardFrameEndUserInfoKey }
}

/// An object that receives the choice of a picture as it was written in Swift 4.0.
public final class Swift4PickerDelegate: NSObject, UIImagePickerControllerDelegate {
  /// The type of the choice.
  public var type: String?

  /// Keeps the type of the choice.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {
    type = info[UIImagePickerControllerMediaType] as? String
  }
}
