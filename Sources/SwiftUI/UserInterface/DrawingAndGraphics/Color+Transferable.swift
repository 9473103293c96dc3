public import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension Color: Transferable {
  /// The parts of the color in the standard environment.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: UTType(exportedAs: "org.proscenium.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
