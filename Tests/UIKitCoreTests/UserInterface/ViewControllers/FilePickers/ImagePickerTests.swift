import Foundation
import RuntimeLogging
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A delegate that dismisses the picker, as an app does.
@MainActor private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var info: [UIImagePickerController.InfoKey: Any]?
  var cancellations = 0
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    self.info = info
    picker.dismiss(animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancellations += 1
    picker.dismiss(animated: true)
  }
}

/// A delegate without methods.
@MainActor private final class Silent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

@MainActor @Suite("Image pickers") struct ImagePickerTests {
  let root = UIViewController()
  let shown: ContainerWindow
  let folder = TemporaryFolder()
  let picture: URL
  private let chooser = Chooser()
  let picker = UIImagePickerController()

  init() throws {
    shown = ContainerWindow(root)
    picture = folder.url.appendingPathComponent("a.svg")
    try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>".utf8).write(to: picture)
    picker.delegate = chooser
  }

  private func present() {
    root.present(picker, animated: true)
    shown.turn()
  }

  @Test("The user's pictures are available, the camera is not, and it is refused as a source") func sources() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image", "public.movie"])
    let sentences = RuntimeLog.capture { picker.sourceType = .camera }.sentences
    #expect(picker.sourceType == .photoLibrary && sentences.count == 1)
  }

  @Test("The host's file chooser opens when the picker has appeared, for pictures") func request() throws {
    #expect(shown.scene.fileRequest == nil)
    present()
    let request = try #require(shown.scene.fileRequest?.request)
    #expect(request.kind == .open && request.extensions.contains("png") && !request.extensions.contains("mp4"))
    #expect(!request.allowsMultiple && root.presentedViewController === picker && root.isOnScreen)
  }

  @Test("A chosen picture is passed to the delegate with its file") func choice() throws {
    picker.allowsEditing = true
    present()
    shown.scene.completeFileRequest([picture])
    shown.turn()
    let info = try #require(chooser.info)
    let image = try #require(info[.originalImage] as? UIImage)
    #expect(image.size == CGSize(width: 4, height: 2) && info[.imageURL] as? URL == picture)
    #expect(info[.mediaType] as? String == "public.image" && info[.editedImage] as? UIImage == image)
    #expect(info[.cropRect] as? CGRect == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(root.presentedViewController == nil && chooser.cancellations == 0)
  }

  @Test("A picture that is not edited has no edited image") func notEdited() {
    present()
    shown.scene.completeFileRequest([picture])
    #expect(chooser.info?[.editedImage] == nil && chooser.info?[.cropRect] == nil)
  }

  @Test("Choosing nothing cancels, and the picker asks again in its next presentation") func cancel() {
    for round in 1...2 {
      present()
      shown.scene.completeFileRequest(nil)
      shown.turn()
      #expect(chooser.cancellations == round && chooser.info == nil && root.presentedViewController == nil)
    }
  }

  @Test("A file that is no picture is refused with its name, as if the user had cancelled") func damaged() throws {
    let text = folder.url.appendingPathComponent("text.png")
    try Data("text".utf8).write(to: text)
    present()
    let sentences = RuntimeLog.capture { shown.scene.completeFileRequest([text]) }.sentences
    #expect(sentences.count == 1 && sentences.first?.contains("text.png") == true && chooser.cancellations == 1)
  }

  @Test("A video has its file") func video() throws {
    let clip = folder.url.appendingPathComponent("a.mp4")
    try Data([1]).write(to: clip)
    picker.mediaTypes = ["public.movie"]
    present()
    #expect(shown.scene.fileRequest?.request.extensions.contains("mp4") == true)
    shown.scene.completeFileRequest([clip])
    #expect(chooser.info?[.mediaURL] as? URL == clip && chooser.info?[.mediaType] as? String == "public.movie")
  }

  @Test("A delegate without methods, and none at all, leave the dismissal to the picker") func silent() {
    let silent = Silent()
    for delegate in [silent, nil] {
      for urls in [[picture], nil] {
        picker.delegate = delegate
        present()
        shown.scene.completeFileRequest(urls)
        shown.turn()
        #expect(root.presentedViewController == nil)
      }
    }
  }
}
