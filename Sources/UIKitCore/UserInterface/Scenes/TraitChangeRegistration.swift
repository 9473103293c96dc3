import Foundation

/// A handler of a scene, and the traits it observes.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UIWindowScene, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UIWindowScene, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}
