import Foundation
import Testing
import UniformTypeIdentifiers
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Controllers of the host's dialogs") struct HostDialogTests {
  let log = ViewsLog()
  let root: LoggingController
  let shown: ContainerWindow

  init() {
    root = LoggingController("root", log)
    shown = ContainerWindow(root)
    _ = log.take()
  }

  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen,
  ]

  @Test("In any style the content behind stays on screen, and receives no interaction", arguments: styles)
  func styles(style: UIModalPresentationStyle) {
    for picker in [
      UIImagePickerController(), UIDocumentPickerViewController(forOpeningContentTypes: [.item]),
    ] {
      picker.modalPresentationStyle = style
      root.present(picker, animated: true)
      shown.turn()
      #expect(root.isOnScreen && !root.view.shownDescription.isInteractive && picker.isOnScreen)
      #expect(picker.view.placeInWindow == shown.window.bounds && picker.view.backgroundColor == nil)
      #expect(shown.views(PresentationContainerView.self).isEmpty && picker.modalPresentationStyle == style)
      shown.scene.completeFileRequest(nil)
      shown.turn()
      #expect(root.presentedViewController == nil && root.view.shownDescription.isInteractive)
    }
    #expect(appearanceOnly(log.take()).isEmpty)
  }

  @Test("A picker that is dismissed by the app ignores a later choice") func late() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    root.present(picker, animated: true)
    shown.turn()
    root.dismiss(animated: true)
    shown.turn()
    shown.scene.completeFileRequest([URL(fileURLWithPath: "/a")])
    #expect(root.presentedViewController == nil)
  }

  @Test("A second request replaces the first, which is cancelled") func second() {
    final class Listener: NSObject, UIDocumentPickerDelegate {
      var cancellations = 0
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }
    }
    let listener = Listener()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.delegate = listener
    root.present(picker, animated: true)
    shown.turn()
    var other: [URL]? = []
    shown.scene.chooseFiles(FileRequest(.open)) { other = $0 }
    #expect(listener.cancellations == 1 && other == [])
    shown.scene.completeFileRequest(nil)
    #expect(other == nil)
  }

  @Test("Pickers are freed after their dismissal") func freed() {
    weak var released: UIViewController?
    do {
      let picker = UIImagePickerController()
      released = picker
      root.present(picker, animated: true)
      shown.turn()
      shown.scene.completeFileRequest(nil)
      shown.turn()
    }
    #expect(released == nil)
  }
}
