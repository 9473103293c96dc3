import UIKit

/// What a photo shows. There is no camera here, so that the photos are drawn.
struct Landscape: Hashable, Sendable {
  enum Subject: Sendable { case mountains, lake, sea, dunes, forest, city, aurora }
  enum Light: Sendable { case dawn, day, dusk, night, autumn, winter, arctic }

  var subject: Subject
  var light: Light
  /// Determines the shapes: two landscapes with different seeds differ.
  var seed: UInt64

  /// The photos' width by their height.
  static let aspectRatio: CGFloat = 1.5

  /// The picture at this width, in points.
  @MainActor func image(width: CGFloat) -> UIImage {
    let key = ImageKey(landscape: self, width: width)
    if let made = Self.images[key] { return made }
    let size = CGSize(width: width, height: (width / Self.aspectRatio).rounded())
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      LandscapePainter(self, size: size, context: context.cgContext).paint()
    }
    Self.images[key] = image
    return image
  }

  private struct ImageKey: Hashable {
    var landscape: Landscape
    var width: CGFloat
  }

  @MainActor private static var images: [ImageKey: UIImage] = [:]
}

/// The colours of a light, from the sky to the foreground.
struct Palette {
  /// The sky from the zenith to the horizon.
  var sky: [UInt32]
  /// The sun or the moon.
  var disc: UInt32
  /// What is far away, and what is near.
  var far: UInt32
  var near: UInt32
  var showsStars = false

  init(_ light: Landscape.Light) {
    switch light {
    case .dawn: (sky, disc, far, near) = ([0x4F74B3, 0xF0A993, 0xFDE5C4], 0xFFF7E0, 0xC79FB0, 0x33294A)
    case .day: (sky, disc, far, near) = ([0x2C78CC, 0x79B9EA, 0xDDF1FB], 0xFFFFFF, 0x9CBAD4, 0x1F4A3A)
    case .dusk: (sky, disc, far, near) = ([0x2A2860, 0xC24C7C, 0xFFAE66], 0xFFE9B8, 0x97507F, 0x1B1334)
    case .night: (sky, disc, far, near) = ([0x050A22, 0x142250, 0x42589A], 0xF6F2DC, 0x2F4074, 0x070B1B)
    case .autumn: (sky, disc, far, near) = ([0x6F9CC4, 0xCFDCE0, 0xFBE9C6], 0xFFF6DD, 0xCE9D68, 0x5E2816)
    case .winter: (sky, disc, far, near) = ([0x7FA9D4, 0xC6DCEE, 0xF7FAFC], 0xFFFFFF, 0xB4CADD, 0x41597A)
    case .arctic: (sky, disc, far, near) = ([0x03101F, 0x0A2C3E, 0x1D6562], 0xEAF6E8, 0x17465A, 0x030B14)
    }
    showsStars = light == .night || light == .arctic
  }
}

extension UInt32 {
  /// The colour between two, as red, green and blue in one number.
  func mixed(with other: UInt32, _ share: CGFloat) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { result, shift in
      let own = CGFloat((self >> shift) & 0xFF)
      let others = CGFloat((other >> shift) & 0xFF)
      return result | UInt32((own + (others - own) * Swift.min(Swift.max(share, 0), 1)).rounded()) << shift
    }
  }

  func color(alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat((self >> 16) & 0xFF) / 255, green: CGFloat((self >> 8) & 0xFF) / 255,
      blue: CGFloat(self & 0xFF) / 255,
      alpha: alpha)
  }
}
