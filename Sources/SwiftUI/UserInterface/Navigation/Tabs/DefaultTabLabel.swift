import Localization
public import SwiftUICore
import UIKitCore

/// What the label of a tab with a title and a picture shows.
public struct DefaultTabLabel: Sendable {
  let title: String
  let systemImage: String?
  let image: String?
}

@MainActor extension DefaultTabLabel: View {
  /// The title and the picture.
  public var body: some View {
    TabPicture(image: systemImage.flatMap { UIImage(systemName: $0) } ?? image.flatMap { UIImage(named: $0) })
    Text(verbatim: title)
  }
}

extension DefaultTabLabel {
  static var empty: DefaultTabLabel { DefaultTabLabel(title: "", systemImage: nil, image: nil) }

  static var search: DefaultTabLabel {
    DefaultTabLabel(title: SystemString.search.localized, systemImage: "magnifyingglass", image: nil)
  }
}
