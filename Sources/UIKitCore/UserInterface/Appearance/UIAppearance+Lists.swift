import Foundation

extension UITableView {
  /// The table from which every table takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `separatorStyle`, `separatorColor`, `separatorInset`, `allowsSelection`, `sectionHeaderTopPadding`, `rowHeight`. Differs from Apple: others are not taken.
  public class func appearance() -> UITableView { appearanceProxy(for: nil, in: []) }
  /// The same for tables that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for tables in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UITableView { appearanceProxy(for: trait, in: []) }
  /// The same for tables in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UITableView.Type, traits, containers,
      [
        AppearanceProperty(\.separatorStyle), AppearanceProperty(\.separatorColor),
        AppearanceProperty(\.separatorInset), AppearanceProperty(\.allowsSelection),
        AppearanceProperty(\.sectionHeaderTopPadding), AppearanceProperty(\.rowHeight),
      ]
    ) { UITableView(frame: .zero, style: .plain) }
  }
}

extension UITableViewCell {
  /// The row from which every row takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `selectionStyle`, `separatorInset`. Differs from Apple: others are not taken.
  public class func appearance() -> UITableViewCell { appearanceProxy(for: nil, in: []) }
  /// The same for rows that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for rows in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UITableViewCell { appearanceProxy(for: trait, in: []) }
  /// The same for rows in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UITableViewCell.Type, traits, containers,
      [
        AppearanceProperty(\.selectionStyle), AppearanceProperty(\.separatorInset),
      ]
    ) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}

extension UITableViewHeaderFooterView {
  /// The header or footer from which every header or footer takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UITableViewHeaderFooterView { appearanceProxy(for: nil, in: []) }
  /// The same for headers and footers that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for headers and footers in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UITableViewHeaderFooterView {
    appearanceProxy(for: trait, in: [])
  }
  /// The same for headers and footers in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UITableViewHeaderFooterView.Type, traits, containers,
      []
    ) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }
}

extension UICollectionView {
  /// The collection view from which every collection view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`, `allowsSelection`. Differs from Apple: others are not taken.
  public class func appearance() -> UICollectionView { appearanceProxy(for: nil, in: []) }
  /// The same for collection views that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for collection views in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UICollectionView { appearanceProxy(for: trait, in: []) }
  /// The same for collection views in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UICollectionView.Type, traits, containers,
      [
        AppearanceProperty(\.allowsSelection)
      ]
    ) { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
  }
}

extension UICollectionReusableView {
  /// The reusable view from which every reusable view takes properties when it enters a window, except for those that are set on it itself:
  /// `alpha`, `backgroundColor`, `clipsToBounds`, `isHidden`, `tintColor`. Differs from Apple: others are not taken.
  public class func appearance() -> UICollectionReusableView { appearanceProxy(for: nil, in: []) }
  /// The same for reusable views that are in instances of these classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionReusableView {
    appearanceProxy(for: nil, in: containerTypes)
  }
  /// The same for reusable views in an environment with these traits.
  public class func appearance(for trait: UITraitCollection) -> UICollectionReusableView {
    appearanceProxy(for: trait, in: [])
  }
  /// The same for reusable views in an environment with these traits that are in instances of these classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionReusableView { appearanceProxy(for: trait, in: containerTypes) }

  private class func appearanceProxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> UICollectionReusableView {
    UIProcess.current.appearancePrototypes.prototype(
      of: self as UICollectionReusableView.Type, traits, containers,
      []
    ) { UICollectionReusableView(frame: .zero) }
  }
}
