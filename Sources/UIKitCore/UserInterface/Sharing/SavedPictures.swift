import Foundation
import RuntimeLogging
public import Selectors

/// The folder of the user's pictures.
@MainActor enum SavedPictures {
  /// The folder: the desktop's folder for pictures, or one in the app's own folder on a simulated device.
  static var folder: URL {
    if let folder = UIProcess.current.picturesFolder { return folder }
    let files = FileManager.default
    if UIProcess.current.isHosted { return files.temporaryDirectory.appendingPathComponent("Pictures") }
    return files.urls(for: .picturesDirectory, in: .userDomainMask).first
      ?? files.homeDirectoryForCurrentUser.appendingPathComponent("Pictures")
  }

  /// Saves a picture as a new file.
  @discardableResult static func save(_ image: UIImage) throws -> URL {
    guard let data = image.data, !data.isEmpty else {
      throw problem("The picture has no file that could be saved, because it is a symbol or empty.")
    }
    return try save(data, fileExtension: image.fileExtension)
  }

  /// Saves the content of a file as a new file.
  @discardableResult static func save(_ data: Data, fileExtension: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = FileExport.free(folder.appendingPathComponent("Image").appendingPathExtension(fileExtension))
    try data.write(to: url, options: .withoutOverwriting)
    return url
  }

  static func problem(_ sentence: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.fileWriteUnknown.rawValue,
      userInfo: [NSLocalizedDescriptionKey: sentence])
  }

  /// Calls a method with what was saved, the error or `nil`, and the app's pointer.
  static func report(
    _ saved: AnyObject?, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?, to target: Any?,
    _ selector: Selector?
  ) {
    if let error { RuntimeLog.write("A picture was not saved. \(error.localizedDescription)") }
    guard let target = target.map({ $0 as AnyObject }), let selector else { return }
    SelectorMessage.deliver(selector, to: target, SelectorArguments(saved, error.map { $0 as NSError }, context))
  }
}

/// Saves a picture in the user's folder of pictures, and calls a method of an object afterwards:
/// `image(_:didFinishSavingWithError:contextInfo:)`. iOS 2.
///
/// Differs from Apple: it is a file in the desktop's folder of pictures; on a simulated device in a temporary folder. The user is not asked.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  var failure: (any Error)?
  do { try SavedPictures.save(image) } catch { failure = error }
  SavedPictures.report(image, failure, contextInfo, to: completionTarget, completionSelector)
}

/// Whether a file is a video that can be saved in the user's folder of pictures. iOS 3.1.
@preconcurrency @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  ["mp4", "mov", "m4v", "webm", "mkv"].contains(URL(fileURLWithPath: videoPath).pathExtension.lowercased())
    && FileManager.default.isReadableFile(atPath: videoPath)
}

/// Copies a video to the user's folder of pictures, and calls a method of an object afterwards:
/// `video(_:didFinishSavingWithError:contextInfo:)`. iOS 3.1.
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var failure: (any Error)?
  do {
    let url = URL(fileURLWithPath: videoPath)
    try SavedPictures.save(Data(contentsOf: url), fileExtension: url.pathExtension)
  } catch {
    failure = error
  }
  SavedPictures.report(videoPath as NSString, failure, contextInfo, to: completionTarget, completionSelector)
}
