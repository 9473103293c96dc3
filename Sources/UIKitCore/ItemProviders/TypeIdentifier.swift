/// The few uniform type identifiers that are known here, and which of them is a kind of which.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  /// No other app can read it, so it is a name of ours.
  static let activity = "org.proscenium.user-activity"
  static let images = ["public.png", "public.jpeg", "com.compuserve.gif", "public.svg-image", "com.microsoft.bmp"]

  private static let parents: [String: String] = [
    text: "public.plain-text", "public.plain-text": "public.text", "public.text": "public.data",
    fileURL: url, url: "public.data", "public.image": "public.data",
  ]

  /// Whether `type` is `kind`, or a kind of it.
  static func conforms(_ type: String, to kind: String) -> Bool {
    var here: String? = type
    while let present = here {
      if present == kind { return true }
      here = parents[present] ?? (images.contains(present) ? "public.image" : nil)
    }
    return false
  }
}
