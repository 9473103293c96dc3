import Foundation

/// The views on which an app has set properties for all views of their classes.
@MainActor struct AppearancePrototypes {
  private struct Prototype {
    let view: UIView
    /// A view whose properties nobody has changed.
    let untouched: UIView
    let copy: (_ from: UIView, _ untouched: UIView, _ to: UIView) -> Void
  }

  private var prototypes: [ObjectIdentifier: Prototype] = [:]

  /// The prototype of a class.
  mutating func prototype<V: UIView>(
    of type: V.Type, _ properties: [AppearanceProperty<V>], _ make: () -> V
  ) -> V {
    if let known = prototypes[ObjectIdentifier(V.self)]?.view as? V { return known }
    let made = make()
    prototypes[ObjectIdentifier(V.self)] = Prototype(view: made, untouched: make()) { from, untouched, to in
      guard let from = from as? V, let untouched = untouched as? V, let to = to as? V else { return }
      for property in properties { property.copy(from, untouched, to) }
    }
    return made
  }

  /// Gives a view the properties that were set for its class, except for those that it has changed itself.
  func adopt(in view: UIView) {
    guard !prototypes.isEmpty else { return }
    for prototype in prototypes.values where prototype.view !== view {
      prototype.copy(prototype.view, prototype.untouched, view)
    }
  }
}

/// A property that can be set for all views of a class.
@MainActor struct AppearanceProperty<V: UIView> {
  let copy: (_ from: V, _ untouched: V, _ to: V) -> Void

  init<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<V, Value>) {
    copy = { from, untouched, to in
      let usual = untouched[keyPath: keyPath]
      let wanted = from[keyPath: keyPath]
      if wanted != usual, to[keyPath: keyPath] == usual { to[keyPath: keyPath] = wanted }
    }
  }
}

extension UITableView {
  /// The table whose background and separators every table adopts when it enters a window, except for those set on the table itself.
  ///
  /// Differs from Apple: other properties are not adopted, and there is none for tables inside specific containers.
  public class func appearance() -> UITableView {
    UIProcess.current.appearancePrototypes.prototype(
      of: UITableView.self,
      [
        AppearanceProperty(\.backgroundColor), AppearanceProperty(\.separatorStyle),
        AppearanceProperty(\.separatorColor),
        AppearanceProperty(\.allowsSelection), AppearanceProperty(\.sectionHeaderTopPadding),
      ]
    ) { UITableView(frame: .zero, style: .plain) }
  }
}

extension UITableViewCell {
  /// The cell whose background every cell adopts when it enters a window, except for one that is set on the cell itself.
  ///
  /// Differs from Apple: other properties are not adopted.
  public class func appearance() -> UITableViewCell {
    UIProcess.current.appearancePrototypes.prototype(
      of: UITableViewCell.self,
      [
        AppearanceProperty(\.backgroundColor), AppearanceProperty(\.selectionStyle),
      ]
    ) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}

extension UICollectionView {
  /// The collection view whose background every one adopts when it enters a window, except for one that is set on the view itself.
  ///
  /// Differs from Apple: other properties are not adopted, and there is none for views inside specific containers.
  public class func appearance() -> UICollectionView {
    UIProcess.current.appearancePrototypes.prototype(
      of: UICollectionView.self,
      [AppearanceProperty(\.backgroundColor), AppearanceProperty(\.allowsSelection)]
    ) { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
  }
}

extension UITextView {
  /// The text view whose background and colours every text view adopts when it enters a window, except for those set on it itself.
  ///
  /// Differs from Apple: other properties are not adopted.
  public class func appearance() -> UITextView {
    UIProcess.current.appearancePrototypes.prototype(
      of: UITextView.self,
      [
        AppearanceProperty(\.backgroundColor), AppearanceProperty(\.textColor), AppearanceProperty(\.tintColor),
      ]
    ) { UITextView(frame: .zero) }
  }
}

extension UITextField {
  /// The field whose background and colours every field adopts when it enters a window, except for those set on it itself.
  ///
  /// Differs from Apple: other properties are not adopted.
  public class func appearance() -> UITextField {
    UIProcess.current.appearancePrototypes.prototype(
      of: UITextField.self,
      [
        AppearanceProperty(\.backgroundColor), AppearanceProperty(\.textColor), AppearanceProperty(\.tintColor),
        AppearanceProperty(\.clearButtonMode),
      ]
    ) { UITextField(frame: .zero) }
  }
}

extension UISwitch {
  /// The switch whose colours every switch adopts when it enters a window, except for those set on it itself.
  ///
  /// Differs from Apple: other properties are not adopted.
  public class func appearance() -> UISwitch {
    UIProcess.current.appearancePrototypes.prototype(
      of: UISwitch.self,
      [
        AppearanceProperty(\.onTintColor)
      ]
    ) { UISwitch(frame: .zero) }
  }
}

extension UISegmentedControl {
  /// The control whose colours every segmented control adopts when it enters a window, except for those set on it itself.
  ///
  /// Differs from Apple: other properties are not adopted.
  public class func appearance() -> UISegmentedControl {
    UIProcess.current.appearancePrototypes.prototype(
      of: UISegmentedControl.self,
      [
        AppearanceProperty(\.backgroundColor), AppearanceProperty(\.selectedSegmentTintColor),
      ]
    ) { UISegmentedControl(frame: .zero) }
  }
}

extension UIPageControl {
  /// The control whose colours every page control adopts when it enters a window, except for those set on it itself.
  ///
  /// Differs from Apple: other properties are not adopted.
  public class func appearance() -> UIPageControl {
    UIProcess.current.appearancePrototypes.prototype(
      of: UIPageControl.self,
      [
        AppearanceProperty(\.currentPageIndicatorTintColor), AppearanceProperty(\.pageIndicatorTintColor),
      ]
    ) { UIPageControl(frame: .zero) }
  }
}
