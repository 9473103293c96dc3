import Foundation

/// The views on which an app has set properties for all views of their classes.
@MainActor struct AppearancePrototypes {
  private struct Prototype {
    let scope: AppearanceScope
    let view: UIView
    let copy: (_ to: UIView) -> Void
  }

  /// The most specific first.
  private var prototypes: [Prototype] = []

  /// The prototype of a class in a scope.
  mutating func prototype<V: UIView>(
    of type: V.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type],
    _ properties: [AppearanceProperty<V>], _ make: () -> V
  ) -> V {
    let scope = AppearanceScope(type: type, traits: traits, containers: containers.map { $0 as AnyClass })
    if let known = prototypes.first(where: { $0.scope == scope })?.view as? V { return known }
    let made = make()
    let untouched = make()
    let all = properties + AppearanceProperty.common
    let prototype = Prototype(scope: scope, view: made) { view in
      guard let view = view as? V else { return }
      for property in all { property.copy(made, untouched, view) }
      if let made = made as? UIScrollView, let untouched = untouched as? UIScrollView, let view = view as? UIScrollView
      {
        for property in AppearanceProperty<UIScrollView>.scrolling { property.copy(made, untouched, view) }
      }
    }
    let index = prototypes.firstIndex { scope.isMoreSpecific(than: $0.scope) } ?? prototypes.count
    prototypes.insert(prototype, at: index)
    return made
  }

  /// Gives a view the properties that were set for its class, except for those that it has changed itself.
  func adopt(in view: UIView) {
    guard !prototypes.isEmpty else { return }
    for prototype in prototypes
    where prototype.view !== view && prototype.scope.includes(view, in: view.next, { view.traitCollection }) {
      prototype.copy(view)
    }
  }
}

/// A property that can be set for all views of a class.
@MainActor struct AppearanceProperty<V: UIView> {
  let copy: (_ from: V, _ untouched: V, _ to: V) -> Void

  init<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<V, Value>) {
    self.init({ $0[keyPath: keyPath] }, { $0[keyPath: keyPath] = $1 })
  }

  init<Value: Equatable>(_ get: @escaping (V) -> Value, _ set: @escaping (V, Value) -> Void) {
    copy = { from, untouched, to in
      let usual = get(untouched)
      let wanted = get(from)
      if wanted != usual, get(to) == usual { set(to, wanted) }
    }
  }

  /// A property of text attributes.
  init(
    attributes get: @escaping (V) -> [NSAttributedString.Key: Any]?,
    _ set: @escaping (V, [NSAttributedString.Key: Any]?) -> Void
  ) {
    copy = { from, _, to in
      if let wanted = get(from), get(to) == nil { set(to, wanted) }
    }
  }

  private init(copy: @escaping (_ from: V, _ untouched: V, _ to: V) -> Void) { self.copy = copy }

  /// The properties of all views.
  static var common: [AppearanceProperty] {
    [
      AppearanceProperty(\.backgroundColor), AppearanceProperty(\.alpha), AppearanceProperty(\.isHidden),
      AppearanceProperty(\.clipsToBounds),
      // A tint colour is inherited.
      AppearanceProperty { from, _, to in
        if let wanted = from.ownTintColor, to.ownTintColor == nil { to.tintColor = wanted }
      },
    ]
  }
}

extension UIControl.State {
  /// The states for which an app sets properties of all controls.
  static let appearanceStates: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
}

extension AppearanceProperty<UIScrollView> {
  /// The properties of all views that scroll: tables and collections too.
  static var scrolling: [AppearanceProperty] {
    [
      AppearanceProperty(\.indicatorStyle), AppearanceProperty(\.bounces), AppearanceProperty(\.alwaysBounceVertical),
      AppearanceProperty(\.alwaysBounceHorizontal), AppearanceProperty(\.isScrollEnabled),
      AppearanceProperty(\.isPagingEnabled), AppearanceProperty(\.showsVerticalScrollIndicator),
      AppearanceProperty(\.showsHorizontalScrollIndicator), AppearanceProperty(\.keyboardDismissMode),
    ]
  }
}
