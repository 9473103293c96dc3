import Foundation
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Colours, images and traits") struct ResourceTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    var values: [CGFloat] = [-1, -1, -1, -1]
    values.withUnsafeMutableBufferPointer { buffer in
      let base = buffer.baseAddress!
      #expect(color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3))
    }
    return values
  }

  @Test("components are returned in order, and each of them may be omitted") func components() {
    #expect(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(parts(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    #expect(parts(UIColor.orange) == [1, 0.5, 0, 1])
    #expect(parts(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    var blue: CGFloat = -1
    #expect(UIColor.cyan.getRed(nil, green: nil, blue: &blue, alpha: nil))
    #expect(blue == 1)
  }

  @Test("equal components are equal colours, and a dynamic colour equals only itself") func equality() {
    let (one, two) = (UIColor { _ in .red }, UIColor { _ in .red })
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.9))
    #expect(one == one)
    #expect(one != two)
    #expect(!UIColor.red.isEqual("red"))
  }

  @Test("a dynamic colour follows the traits it is resolved with, through other dynamic colours") func dynamic() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let inner = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let outer = UIColor { _ in inner }
    #expect(outer.resolvedColor(with: light) == UIColor.black)
    #expect(outer.resolvedColor(with: dark) == UIColor.white)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor.white)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == UIColor.white)
    #expect(UIColor.red.resolvedColor(with: dark) == UIColor.red)
    let previous = UITraitCollection.current
    UITraitCollection.current = dark
    defer { UITraitCollection.current = previous }
    #expect(parts(outer) == [1, 1, 1, 1])
  }

  @Test("an image needs the name of a known symbol, or an image file") func images() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.png")
    #expect(UIImage(contentsOfFile: file.path) == nil)
    try Data().write(to: file)
    #expect(UIImage(contentsOfFile: file.path) == nil)
    try Data([1, 2, 3]).write(to: file)
    #expect(UIImage(contentsOfFile: file.path) == nil)
    let gif = Data("GIF89a".utf8) + Data([3, 0, 2, 0])
    try gif.write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.data == gif)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(contentsOfFile: folder.path) == nil)
    #expect(UIImage(systemName: "star")?.symbolName == "star")
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "there.is.none") == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test("each profile has a consistent screen: size, scale and device agree", arguments: DeviceProfile.Kind.allCases)
  func screens(kind: DeviceProfile.Kind) {
    defer { UIScreen.adopt(.phone) }
    UIScreen.adopt(.phone)
    let profile: DeviceProfile = [.phone, .pad1, .padN, .mac, .desktop, .duo].first { $0.kind == kind } ?? .phone
    UIScreen.adopt(profile)
    let (screen, device) = (UIScreen.main, UIDevice.current)
    let isPhone = kind == .phone || kind == .duo
    #expect(profile.kind == kind)
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
    #expect(screen.nativeBounds.height == screen.bounds.height * screen.scale)
    #expect((device.userInterfaceIdiom == .phone) == isPhone)
    #expect((device.userInterfaceIdiom == .mac) == (kind == .mac))
    #expect(device.model == (isPhone ? "iPhone" : "iPad"))
    #expect(device.name == device.model)
    #expect(screen.bounds.origin == .zero)
    #expect(UIWindow().frame == screen.bounds)
  }

  @Test("trait collections with the same traits are equal and have equal hashes; one other trait makes them different")
  func traits() {
    let base = UITraitCollection(
      userInterfaceIdiom: .pad, userInterfaceStyle: .light, horizontalSizeClass: .regular,
      verticalSizeClass: .compact, activeAppearance: .active, displayScale: 2)
    #expect(base.replacing() == base)
    #expect(base.replacing().hash == base.hash)
    #expect(base.replacing(style: .dark) != base)
    #expect(base.replacing(activeAppearance: .inactive) != base)
    let dark = base.replacing(style: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.horizontalSizeClass == .regular && dark.verticalSizeClass == .compact)
    #expect(dark.userInterfaceIdiom == .pad && dark.displayScale == 2 && dark.activeAppearance == .active)
    #expect(UITraitCollection() == UITraitCollection(userInterfaceStyle: .unspecified))
    #expect(!base.isEqual(nil))
  }
}
