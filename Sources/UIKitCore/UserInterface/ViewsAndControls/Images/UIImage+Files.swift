public import Foundation
import MainThread
import ViewBacking

/// Pictures as the content of files.
extension UIImage {
  /// The picture as the content of a PNG file: the bytes of its file if that is one, otherwise what the host draws.
  ///
  /// Differs from Apple: `nil` where no host has pixels, as on a simulated device, for a picture that was drawn or read from another format.
  public func pngData() -> Data? {
    if let data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    return encoded(as: .png)
  }

  /// The picture as the content of a JPEG file: the bytes of its file if that is one, otherwise what the host draws with this quality from 0
  /// to 1.
  ///
  /// Differs from Apple: `nil` as in ``pngData()``; a JPEG is not compressed again.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data, data.starts(with: [0xFF, 0xD8, 0xFF]) { return data }
    let quality = compressionQuality.isFinite ? min(max(Double(compressionQuality), 0), 1) : 1
    return encoded(as: .jpeg(quality: quality))
  }

  private func encoded(as format: ImageFormat) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    @MainActor func encode() -> Data? {
      let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      return UIProcess.current.application?.viewHost?.encode(content(tint: black, in: .current), as: format)
    }
    if MainThread.isCurrent { return MainActor.assumeIsolated(encode) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(encode) }
  }
}
