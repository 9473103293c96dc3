public import Foundation

// Swift 4's names for notifications of the user interface. Compilers of Swift 4.2 and later reject them with a suggestion of the present
// names.

extension NSNotification.Name {
  /// ``UIResponder/keyboardWillShowNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }

  /// ``UIResponder/keyboardDidShowNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }

  /// ``UIResponder/keyboardWillHideNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }

  /// ``UIResponder/keyboardDidHideNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }

  /// ``UIResponder/keyboardWillChangeFrameNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }

  /// ``UIResponder/keyboardDidChangeFrameNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }

  /// ``UITextField/textDidChangeNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }

  /// ``UITextField/textDidBeginEditingNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// ``UITextField/textDidEndEditingNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// ``UITextView/textDidChangeNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }

  /// ``UITextView/textDidBeginEditingNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }

  /// ``UITextView/textDidEndEditingNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }

  /// ``UIWindow/didBecomeKeyNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }

  /// ``UIWindow/didResignKeyNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }

  /// ``UIWindow/didBecomeVisibleNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }

  /// ``UIWindow/didBecomeHiddenNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }

  /// ``UIContentSizeCategory/didChangeNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }

  /// ``UIPasteboard/changedNotification`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
    UIPasteboard.changedNotification
  }
}
