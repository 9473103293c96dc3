import Foundation
import UIKitCore

/// The device that a storyboard is shown at in Xcode, by its identifier in the file.
struct StoryboardDevice {
  let width: CGFloat
  let height: CGFloat
  /// The height of the status bar, and of the home indicator.
  let top: CGFloat
  let bottom: CGFloat
  let isPad: Bool

  /// The device of a document. A file without one has the size of Xcode 7, and its top bar.
  static func of(_ root: StoryboardElement) -> StoryboardDevice {
    let name = root.child("device")?["id"] ?? ""
    let portrait = known[name] ?? StoryboardDevice(width: 600, height: 600, top: 20, bottom: 0, isPad: true)
    guard root.child("device")?["orientation"] == "landscape" else { return portrait }
    return StoryboardDevice(
      width: portrait.height, height: portrait.width, top: portrait.isPad ? portrait.top : 0,
      bottom: portrait.bottom > 0 ? portrait.isPad ? portrait.bottom : 21 : 0, isPad: portrait.isPad)
  }

  /// Pixels per point.
  var scale: CGFloat {
    !isPad && (top > 44 || width == 375 && height == 812 || min(width, height) == 414 && height == 736) ? 3 : 2
  }
  var isWide: Bool { isPad || width >= 812 && width > height && height >= 414 }
  var isHigh: Bool { isPad || height > width || width == height }

  private static func phone(_ width: CGFloat, _ height: CGFloat, _ top: CGFloat) -> StoryboardDevice {
    StoryboardDevice(width: width, height: height, top: top, bottom: top > 20 ? 34 : 0, isPad: false)
  }
  private static func pad(_ width: CGFloat, _ height: CGFloat, isRound: Bool = false) -> StoryboardDevice {
    StoryboardDevice(width: width, height: height, top: isRound ? 24 : 20, bottom: isRound ? 20 : 0, isPad: true)
  }

  private static let known: [String: StoryboardDevice] = [
    "retina3_5": phone(320, 480, 20), "retina4_0": phone(320, 568, 20), "retina4": phone(320, 568, 20),
    "retina4_7": phone(375, 667, 20), "retina5_5": phone(414, 736, 20), "retina5_9": phone(375, 812, 44),
    "retina6_1": phone(414, 896, 44), "retina6_5": phone(414, 896, 44), "retina6_0": phone(390, 844, 47),
    "retina6_7": phone(428, 926, 47), "retina6_12": phone(393, 852, 59), "retina6_72": phone(430, 932, 59),
    "retina6_3": phone(402, 874, 62), "retina6_9": phone(440, 956, 62), "ipad9_7": pad(768, 1024),
    "ipad10_2": pad(810, 1080), "ipad10_5": pad(834, 1112), "ipad11_0rounded": pad(834, 1194, isRound: true),
    "ipad10_9rounded": pad(820, 1180, isRound: true), "ipad8_3rounded": pad(744, 1133, isRound: true),
    "ipad12_9": pad(1024, 1366), "ipad12_9rounded": pad(1024, 1366, isRound: true),
  ]
}
