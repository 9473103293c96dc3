import Foundation
import RuntimeLogging
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

/// An object with a method for saved pictures, as the source pass writes it.
@MainActor final class PictureAlbum: NSObject {
  var received: [String] = []

  func image(_ image: UIImage, didFinishSavingWithError error: NSError?, contextInfo: UnsafeMutableRawPointer?) {
    received.append("\(image.size.width) \(error == nil) \(contextInfo == nil)")
  }
}

extension PictureAlbum {
  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("image:didFinishSavingWithError:contextInfo:") { object, arguments in
        (object as? PictureAlbum)?.image(
          try arguments.first() as UIImage, didFinishSavingWithError: try arguments.second() as NSError?,
          contextInfo: try arguments.third() as UnsafeMutableRawPointer?)
        return nil
      }
    }
  }
}

/// Serialised, because the folder of pictures is that of the process.
@MainActor @Suite("Saved pictures", .serialized) struct SavedPictureTests {
  private let folder: TemporaryFolder
  private let album = PictureAlbum()
  private let picture = UIImage(
    data: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>".utf8))!

  init() throws {
    folder = TemporaryFolder()
    UIProcess.main.picturesFolder = folder.url.appendingPathComponent("Pictures")
  }

  private var saved: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("Pictures").path).sorted())
      ?? []
  }

  @Test("A picture is a new file in the folder, and the method is called") func save() {
    UIImageWriteToSavedPhotosAlbum(picture, album, "image:didFinishSavingWithError:contextInfo:", nil)
    UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
    #expect(saved == ["Image 2.svg", "Image.svg"] && album.received == ["4.0 true true"])
  }

  @Test("A symbol has no file: the method receives the error") func symbol() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let sentences = RuntimeLog.capture {
      UIImageWriteToSavedPhotosAlbum(symbol, album, "image:didFinishSavingWithError:contextInfo:", nil)
    }.sentences
    #expect(sentences.count == 1 && saved.isEmpty && album.received.count == 1)
    #expect(album.received.first?.contains("false") == true)
  }

  @Test("A video is copied; a file that is none is not compatible") func video() throws {
    let video = folder.url.appendingPathComponent("clip.mp4")
    try Data([1]).write(to: video)
    #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(video.path))
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(folder.url.appendingPathComponent("none.mp4").path))
    UISaveVideoAtPathToSavedPhotosAlbum(video.path, nil, nil, nil)
    #expect(saved == ["Image.mp4"])
  }
}
