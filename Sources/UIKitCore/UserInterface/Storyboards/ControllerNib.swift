import Foundation

/// Finds the nib of a controller that names none: `NotesView` for `NotesViewController`, then `NotesViewController`.
@MainActor enum ControllerNib {
  /// The names by class, so that each class is looked up once in a process.
  private static var known: [ObjectIdentifier: String?] = [:]

  /// The name of the controller's nib, or `nil` if there is none.
  static func name(for controller: UIViewController) -> String? {
    if let name = controller.nibName { return UINib.exists(name, in: controller.nibBundle) ? name : nil }
    let type = type(of: controller)
    // A hosted process may have other files than the one before.
    if !UIProcess.current.isHosted, let name = known[ObjectIdentifier(type)] { return name }
    let found = find(for: type, in: controller.nibBundle)
    known[ObjectIdentifier(type)] = found
    return found
  }

  private static func find(for type: UIViewController.Type, in bundle: Bundle?) -> String? {
    let full = _typeName(type, qualified: true)
    // Bytes: Foundation's search for a text takes 60 000 instructions for a controller.
    guard !full.hasPrefix("UIKitCore."), !full.hasPrefix("SwiftUI."), !full.utf8.contains(UInt8(ascii: "<")) else {
      return nil
    }
    let name = ClassFactory.shortName(of: type)
    let names = name.hasSuffix("ViewController") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { UINib.exists($0, in: bundle) }
  }
}
