package import Foundation

/// A screenshot: its pixels, and operations on them.
package struct Picture: Equatable {
  package let width: Int
  package let height: Int
  /// Red, green and blue of each pixel, row after row.
  fileprivate(set) var bytes: [UInt8]

  /// One pixel's colour.
  package struct Color: Hashable, Sendable, CustomStringConvertible {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// The largest difference of a component, from 0 to 255.
    package func distance(to other: Color) -> Int {
      max(
        abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
    }

    package var brightness: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }

    package var description: String { "\(red) \(green) \(blue)" }
    package static let white = Color(255, 255, 255)
    package static let black = Color(0, 0, 0)
    package static let red = Color(255, 0, 0)
    package static let green = Color(0, 255, 0)
    package static let blue = Color(0, 0, 255)
  }

  /// A part of a picture, in pixels.
  package struct Area: Hashable, Sendable, CustomStringConvertible {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var midX: Int { x + width / 2 }
    package var midY: Int { y + height / 2 }
    package var description: String { "\(width)x\(height) at \(x), \(y)" }

    /// The area made smaller by a distance on each side, or larger by a negative one.
    package func inset(by distance: Int) -> Area {
      Area(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    package func contains(_ other: Area) -> Bool {
      other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    package func moved(x: Int, y: Int) -> Area { Area(x: self.x + x, y: self.y + y, width: width, height: height) }
  }

  package init(width: Int, height: Int, _ color: Color = .white) {
    self.width = width
    self.height = height
    bytes = (0..<width * height).flatMap { _ in [color.red, color.green, color.blue] }
  }

  /// The picture in a file with eight bits per component, as `import` and `convert` write it (PPM, P6); `nil` for anything else.
  package init?(ppm data: Data) {
    let all = [UInt8](data)
    var place = 0
    func word() -> String {
      while place < all.count, all[place] <= 32 { place += 1 }
      let start = place
      while place < all.count, all[place] > 32 { place += 1 }
      return String(decoding: all[start..<place], as: UTF8.self)
    }
    guard word() == "P6", let width = Int(word()), let height = Int(word()), word() == "255", width > 0, height > 0
    else {
      return nil
    }
    // One space precedes the pixels.
    place += 1
    guard all.count - place >= width * height * 3 else { return nil }
    self.width = width
    self.height = height
    bytes = Array(all[place..<place + width * height * 3])
  }

  package var ppm: Data { Data("P6 \(width) \(height) 255\n".utf8) + Data(bytes) }

  package subscript(x: Int, y: Int) -> Color {
    get {
      let place = (y * width + x) * 3
      return Color(bytes[place], bytes[place + 1], bytes[place + 2])
    }
    set {
      let place = (y * width + x) * 3
      (bytes[place], bytes[place + 1], bytes[place + 2]) = (newValue.red, newValue.green, newValue.blue)
    }
  }

  package var area: Area { Area(x: 0, y: 0, width: width, height: height) }

  /// A part of it as a separate picture. Pixels outside are left out.
  package func cropped(to wanted: Area) -> Picture {
    let (x, y) = (max(0, wanted.x), max(0, wanted.y))
    var part = Picture(width: max(0, min(wanted.maxX, width) - x), height: max(0, min(wanted.maxY, height) - y))
    for row in 0..<part.height { for column in 0..<part.width { part[column, row] = self[x + column, y + row] } }
    return part
  }

  /// Draws another picture over a part of this one. What would be outside is left out.
  package mutating func draw(_ piece: Picture, x: Int, y: Int) {
    for row in max(0, -y)..<max(0, -y, min(piece.height, height - y)) {
      for column in max(0, -x)..<max(0, -x, min(piece.width, width - x)) {
        self[x + column, y + row] = piece[column, row]
      }
    }
  }

  /// The same picture with a part of it moved, and `colour` in its previous place.
  package func moving(_ part: Area, x: Int, y: Int, leaving color: Color) -> Picture {
    var made = filling(part, with: color)
    made.draw(cropped(to: part), x: part.x + x, y: part.y + y)
    return made
  }

  /// The same picture with a part of it filled with one colour.
  package func filling(_ part: Area, with color: Color) -> Picture {
    var made = self
    for y in max(0, part.y)..<min(height, part.maxY) {
      for x in max(0, part.x)..<min(width, part.maxX) { made[x, y] = color }
    }
    return made
  }

  // MARK: Analysis

  /// The smallest area that contains every pixel of `part` that is not `background`; `nil` if there is none. Differences of less than
  /// `tolerance` are ignored.
  package func ink(in part: Area, on background: Color, tolerance: Int = 48) -> Area? {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for y in max(0, part.y)..<min(height, part.maxY) {
      for x in max(0, part.x)..<min(width, part.maxX) where self[x, y].distance(to: background) > tolerance {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    return right < left ? nil : Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The share of `part` that differs from `background`, from 0 to 1, where a pixel that differs by half counts as half.
  package func coverage(of part: Area, on background: Color, ink: Color) -> Double {
    var sum = 0.0
    let whole = Double(max(1, ink.distance(to: background)))
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX { sum += min(1, Double(self[x, y].distance(to: background)) / whole) }
    }
    return sum / Double(max(1, part.width * part.height))
  }

  /// Whether every pixel of `part` is `colour`, within `tolerance`.
  package func isFilled(_ part: Area, with color: Color, tolerance: Int = 2) -> Bool {
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX where self[x, y].distance(to: color) > tolerance { return false }
    }
    return true
  }

  /// The colour that most pixels of `part` have.
  package func commonColor(in part: Area) -> Color {
    var counts: [Color: Int] = [:]
    for y in part.y..<part.maxY { for x in part.x..<part.maxX { counts[self[x, y], default: 0] += 1 } }
    return counts.max { ($0.value, $0.key.description) < ($1.value, $1.key.description) }?.key ?? .white
  }

  /// Whether it has only one colour, as before a window's first frame.
  package var isBlank: Bool { isFilled(area, with: width > 0 && height > 0 ? self[0, 0] : .white, tolerance: 0) }
}

extension Picture {
  /// The differences between two pictures of the same content, as a person would see them: content that is in both is not reported, even if
  /// another version of a font library has rendered its edges differently.
  package struct Comparison: CustomStringConvertible {
    /// The areas in which something is missing, added, moved or of another colour.
    package let areas: [Area]
    /// The second picture, pale, with the differences in red.
    package let marked: Picture
    private let sizes: String?

    /// Whether nothing differs.
    package var isSame: Bool { areas.isEmpty && sizes == nil }

    package var description: String {
      sizes ?? (areas.isEmpty ? "the same" : areas.map(\.description).joined(separator: "; "))
    }

    /// The side of the squares that are compared, in pixels. A short word of small text fills one.
    static let side = 12
    /// The maximum difference of the mean of a pixel and its eight neighbours: half of the difference between text and its background,
    /// which an edge that is rendered differently, or is a pixel aside, does not reach in many places.
    static let tolerance = 56
    /// The number of pixels of a square that may differ by more.
    static let pixels = 6

    package init(_ first: Picture, _ second: Picture) {
      guard first.width == second.width, first.height == second.height else {
        sizes = "\(first.width)x\(first.height) is now \(second.width)x\(second.height)"
        (areas, marked) = ([], second)
        return
      }
      sizes = nil
      let (before, after) = (first.softened, second.softened)
      var shown = second
      var found: [Area] = []
      // Squares overlap by half, so that the edge of one is in the middle of the next.
      for top in stride(from: 0, to: max(1, first.height - Self.side / 2), by: Self.side / 2) {
        for left in stride(from: 0, to: max(1, first.width - Self.side / 2), by: Self.side / 2) {
          var count = 0
          for y in top..<min(top + Self.side, first.height) {
            for x in left..<min(left + Self.side, first.width)
            where before[x, y].distance(to: after[x, y]) > Self.tolerance { count += 1 }
          }
          if count > Self.pixels { found.append(Area(x: left, y: top, width: Self.side, height: Self.side)) }
        }
      }
      for y in 0..<second.height {
        for x in 0..<second.width {
          let color = second[x, y]
          func pale(_ share: UInt8) -> UInt8 { UInt8(191 + Int(share) / 4) }
          shown[x, y] =
            before[x, y].distance(to: after[x, y]) > Self.tolerance
            ? .red : Color(pale(color.red), pale(color.green), pale(color.blue))
        }
      }
      areas = found
      marked = shown
    }
  }

  /// Each pixel as the mean of itself and its neighbours.
  private var softened: Picture {
    var made = self
    for y in 0..<height {
      for x in 0..<width {
        var (red, green, blue, count) = (0, 0, 0, 0)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let color = self[column, row]
            red += Int(color.red)
            green += Int(color.green)
            blue += Int(color.blue)
            count += 1
          }
        }
        made[x, y] = Color(UInt8(red / count), UInt8(green / count), UInt8(blue / count))
      }
    }
    return made
  }
}
