import Localization
import Foundation

/// What can be read from the items of an activity sheet.
struct ActivityItems {
  /// The values, without those that are of no use to an activity.
  let values: [Any]
  /// The name of a file or the subject of a mail; empty for none.
  var subject = ""

  init(_ values: [Any]) { self.values = values }

  /// The texts.
  var texts: [String] {
    values.compactMap { value in
      switch value {
      case let text as String: text
      case let text as NSString: String(describing: text)
      case let text as NSAttributedString: text.string
      default: nil
      }
    }
  }

  /// The URLs.
  var urls: [URL] { values.compactMap { $0 as? URL ?? ($0 as? NSURL).flatMap { URL(string: $0.absoluteString) } } }

  /// The pictures that have a file.
  var images: [UIImage] { values.compactMap { $0 as? UIImage }.filter { $0.data != nil } }

  /// The first lines of the sheet: what is shared.
  var summary: String {
    let lines =
      texts + urls.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString }
      + (images.isEmpty ? [] : [images.count == 1 ? "1 picture" : "\(images.count) pictures"])
    let text = lines.joined(separator: "\n")
    return text.count > 200 ? text.prefix(200) + "…" : text
  }

  /// The files that the items can be saved as.
  var files: [(name: String, content: Content)] {
    var files: [(name: String, content: Content)] = []
    let title = subject.isEmpty ? nil : subject.replacingOccurrences(of: "/", with: "-")
    for value in values {
      switch value {
      case let url as URL where url.isFileURL: files.append((url.lastPathComponent, .file(url)))
      case let url as URL: files.append((title ?? "Link.txt", .data(Data(url.absoluteString.utf8))))
      case let image as UIImage:
        guard let data = image.data else { continue }
        files.append(((title ?? SystemString.picture.localized) + "." + image.fileExtension, .data(data)))
      case let data as Data: files.append((title ?? SystemString.data.localized, .data(data)))
      default:
        if let text = ActivityItems([value]).texts.first {
          files.append(((title ?? SystemString.text.localized) + ".txt", .data(Data(text.utf8))))
        }
      }
    }
    return files
  }

  /// The content of a file.
  enum Content {
    case data(Data)
    case file(URL)

    /// Writes the content, and replaces what is there.
    func write(to url: URL) throws {
      switch self {
      case .data(let data): try data.write(to: url, options: .atomic)
      case .file(let source): try Data(contentsOf: source).write(to: url, options: .atomic)
      }
    }
  }
}

extension UIImage {
  /// The extension of the picture's file.
  var fileExtension: String {
    switch writableTypeIdentifiersForItemProvider.first {
    case "public.jpeg": "jpeg"
    case "com.compuserve.gif": "gif"
    case "com.microsoft.bmp": "bmp"
    case "public.svg-image": "svg"
    default: "png"
    }
  }
}
