import Foundation

/// A handler of trait changes, and the traits it observes.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  /// Called with the object whose traits have changed, and its previous traits.
  let handler: (AnyObject, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}
