import Foundation
import SceneSystem

/// The icon of an app that has none: the first letter of its name on a colour that belongs to its identifier.
struct DefaultIcon {
  /// The colours, the upper one first; white letters are readable on each.
  private static let colors = [
    ("#62a0ea", "#1a5fb4"), ("#33d17a", "#1a7f4e"), ("#ff7800", "#a8420a"), ("#ed333b", "#a51d2d"),
    ("#9141ac", "#613583"), ("#b5835a", "#63452c"), ("#2aa1b3", "#176270"), ("#77767b", "#3d3846"),
  ]

  /// The icon as an SVG file.
  let svg: String

  /// - Parameters:
  ///   - name: The app's name, as users see it.
  ///   - id: The desktop's name for the app.
  init(name: String, id: ApplicationID) {
    let (upper, lower) = Self.colors[Int(FNV1a(id.rawValue.utf8).value % UInt64(Self.colors.count))]
    // Anything but a letter or a digit has a meaning in XML, a direction or no glyph.
    let letter = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? ""
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
        <defs>
          <linearGradient id="background" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="\(upper)"/>
            <stop offset="1" stop-color="\(lower)"/>
          </linearGradient>
        </defs>
        <rect x="10" y="10" width="108" height="108" rx="24" fill="url(#background)"/>
        <text x="64" y="64" dy="0.36em" text-anchor="middle" fill="#ffffff" font-family="Cantarell, sans-serif"
          font-weight="bold" font-size="60">\(letter)</text>
      </svg>

      """
  }
}
