/// The uniform type identifiers that are supported here, and their conformances.
package enum TypeIdentifier {
  package static let text = "public.utf8-plain-text"
  package static let url = "public.url"
  package static let fileURL = "public.file-url"
  /// No other app can read it, so it is our own identifier.
  package static let activity = "org.proscenium.user-activity"
  package static let images = [
    "public.png", "public.jpeg", "com.compuserve.gif", "public.svg-image", "com.microsoft.bmp",
  ]

  private static let parents: [String: String] = [
    text: "public.plain-text", "public.plain-text": "public.text", "public.text": "public.data",
    fileURL: url, url: "public.data", "public.image": "public.data",
  ]

  /// Whether `type` is `kind`, or conforms to it.
  package static func conforms(_ type: String, to kind: String) -> Bool {
    var here: String? = type
    while let present = here {
      if present == kind { return true }
      here = parents[present] ?? (images.contains(present) ? "public.image" : nil)
    }
    return false
  }
}
