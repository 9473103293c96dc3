public import CoreTransferable
import Foundation
import SwiftUICore
import UIKitCore
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The picture as PNG. Nothing is exported where there are no windows and so no pixels.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(contentType: .png) { image in
      let data = await MainActor.run { ImageRenderer(content: image).uiImage?.pngData() }
      guard let data else { throw CocoaError(.fileWriteUnknown) }
      return data
    } importing: { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: picture)
    }
  }
}
