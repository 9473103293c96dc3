import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Traits of text input without effect") struct TextTraitTests {
  @Test("The traits of fields and text views have Apple's defaults and are kept") func stored() {
    let (field, view) = (UITextField(frame: .zero), UITextView(frame: .zero))
    #expect(
      field.keyboardAppearance == .default && field.textContentType == nil && !field.enablesReturnKeyAutomatically)
    #expect(view.keyboardAppearance == .default && view.textContentType == nil && view.spellCheckingType == .default)
    field.keyboardAppearance = .alert
    field.textContentType = .newPassword
    field.smartQuotesType = .no
    view.smartDashesType = .yes
    view.smartInsertDeleteType = .no
    #expect(field.keyboardAppearance == .dark && field.textContentType == .newPassword)
    #expect(field.smartQuotesType == .no && view.smartDashesType == .yes && view.smartInsertDeleteType == .no)
  }

  @Test("The traits of a search bar are those of its field") func searchBar() {
    let bar = UISearchBar(frame: .zero)
    bar.keyboardAppearance = .light
    bar.enablesReturnKeyAutomatically = true
    bar.textContentType = .location
    bar.spellCheckingType = .no
    bar.smartQuotesType = .no
    bar.smartDashesType = .no
    bar.smartInsertDeleteType = .yes
    let field = bar.searchTextField
    #expect(
      field.keyboardAppearance == .light && field.enablesReturnKeyAutomatically && field.textContentType == .location)
    #expect(field.spellCheckingType == .no && field.smartQuotesType == .no && field.smartDashesType == .no)
    #expect(bar.smartInsertDeleteType == .yes && bar.textContentType == .location)
  }

  @Test("Rules for passwords are kept, also in archives, and a search bar's are those of its field")
  func passwordRules()
    throws
  {
    let rules = UITextInputPasswordRules(descriptor: "required: upper; minlength: 20;")
    let (field, view, bar) = (UITextField(frame: .zero), UITextView(frame: .zero), UISearchBar(frame: .zero))
    #expect(field.passwordRules == nil && view.passwordRules == nil)
    field.passwordRules = rules
    view.passwordRules = rules
    bar.passwordRules = rules
    #expect(field.passwordRules?.passwordRulesDescriptor == "required: upper; minlength: 20;")
    #expect(view.passwordRules === rules && bar.searchTextField.passwordRules === rules)
    #expect(rules.copy() as? UITextInputPasswordRules === rules)
    let data = try NSKeyedArchiver.archivedData(withRootObject: rules, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITextInputPasswordRules.self, from: data)
    #expect(read?.passwordRulesDescriptor == rules.passwordRulesDescriptor)
  }
}
