import SwiftUICore
import UIKitCore

/// UIKit's views in which the user edits text.
@MainActor protocol TextControl: UITextInputTraits {
  var font: UIFont? { get set }
  var textColor: UIColor? { get set }
  var textAlignment: NSTextAlignment { get set }
}

extension UITextField: TextControl {}
extension UITextView: TextControl {}

extension TextControl {
  /// Adopts what the environment says about text and the keyboard.
  func adopt(_ environment: EnvironmentValues) {
    font = (environment.font ?? .body).uiFont(for: environment.dynamicTypeSize)
    textColor = environment.foregroundColor?.uiColor
    textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
    let traits = environment.textInputTraits
    keyboardType = traits.keyboardType
    autocapitalizationType = traits.capitalization ?? .sentences
    autocorrectionType = traits.isAutocorrectionDisabled.map { $0 ? .no : .yes } ?? .default
    returnKeyType = traits.submitLabel?.returnKey ?? .default
  }
}
