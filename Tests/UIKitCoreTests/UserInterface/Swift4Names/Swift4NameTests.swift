import Foundation
import Swift4Client
import Testing

@testable import UIKitCore

@MainActor @Suite("Names of Swift 4") struct Swift4NameTests {
  @Test("Old names of types and constants denote the present ones") func values() {
    #expect(Swift4Values.state == UIControl.State.highlighted)
    #expect(Swift4Values.events == [.touchUpInside, .valueChanged])
    #expect(Swift4Values.options[UIApplication.LaunchOptionsKey.url] as? Int == 1)
    #expect(Swift4Values.style == .subtitle)
    #expect(Swift4Values.attributes[.kern] as? Int == 2 && Swift4Values.attributes[.underlineStyle] as? Int == 1)
    #expect(Swift4Values.automatic == UITableView.automaticDimension)
    #expect(Swift4Values.modes == [.common, .default])
    #expect(Swift4Values.frameKey == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(
      Swift4Values.names == [
        UIResponder.keyboardWillShowNotification, UIApplication.didEnterBackgroundNotification,
        UITextField.textDidChangeNotification,
      ])
  }

  @Test("Old functions return the results of the present initializers and methods") func functions() {
    #expect(Swift4Values.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(Swift4Values.inset == CGRect(x: 1, y: 1, width: 8, height: 8))
  }

  @Test("A container of view controllers works with the old methods") func containers() {
    #expect(Swift4Controller.contain() == ["comes", "came", "1", "leaves", "left", "0"])
  }

  @Test("Subviews are moved to the front and to the back") func order() {
    #expect(Swift4Controller.order() == [2, 1, 0])
  }

  @Test("A delegate with the method of Swift 4 receives the choice of a picture") func picker() {
    let delegate = Swift4PickerDelegate()
    let present: any UIImagePickerControllerDelegate = delegate
    let info: [UIImagePickerController.InfoKey: Any] = [.mediaType: "public.image"]
    present.imagePickerController(UIImagePickerController(), didFinishPickingMediaWithInfo: info)
    #expect(delegate.type == "public.image")
  }
}
