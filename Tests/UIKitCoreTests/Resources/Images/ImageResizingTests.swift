import Foundation
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Images with edges that keep their size") struct ImageResizingTests {
  private let image = UIImage(data: ImageTests.png, scale: 2)!
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test("A picture without insets has zero ones, is to be repeated, and is sent to the host without edges") func plain()
  {
    #expect(image.capInsets == .zero && image.resizingMode == .tile && image.alignmentRectInsets == .zero)
    #expect(image.leftCapWidth == 0 && image.topCapHeight == 0)
    #expect(image.content(tint: nil, in: .current).caps == nil)
  }

  @Test("A resizable picture has its insets and its mode, and its size and content are those of the original")
  func resizable() {
    let tiled = image.resizableImage(withCapInsets: insets)
    #expect(tiled.capInsets == insets && tiled.resizingMode == .tile && tiled.size == image.size)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched != tiled && stretched.scale == 2)
    let content = stretched.content(tint: nil, in: .current)
    #expect(
      content.caps
        == ImageContent.Caps(insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), isTiled: false))
    #expect(content.source == image.content(tint: nil, in: .current).source)
    #expect(tiled.content(tint: nil, in: .current).caps?.isTiled == true)
  }

  @Test("Insets of zero make the whole picture repeat") func wholeTile() {
    let tiled = image.resizableImage(withCapInsets: .zero)
    #expect(tiled.content(tint: nil, in: .current).caps == ImageContent.Caps(insets: .zero, isTiled: true))
  }

  @Test("Copies with a tint or another mode keep the edges, and a picture in pixels has none") func copies() {
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    for copy in [
      resizable.withRenderingMode(.alwaysTemplate), resizable.withTintColor(.red),
      resizable.withAlignmentRectInsets(UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)),
    ] {
      #expect(copy.capInsets == insets && copy.resizingMode == .stretch)
    }
    #expect(resizable.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(UIImage(cgImage: resizable.cgImage!).capInsets == .zero)
  }

  @Test("A stretchable picture stretches one point after its caps, and as a whole where a cap is 0") func stretchable()
  {
    let both = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 20)
    #expect(both.capInsets == UIEdgeInsets(top: 20, left: 10, bottom: 79, right: 117))
    #expect(both.resizingMode == .stretch && both.leftCapWidth == 10 && both.topCapHeight == 20)
    let across = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(across.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 117))
    #expect(image.stretchableImage(withLeftCapWidth: -4, topCapHeight: 1000).capInsets.bottom == 0)
  }

  @Test("Insets that are negative or not finite are zero") func unsound() {
    let image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: -1, left: .nan, bottom: .infinity, right: 5), resizingMode: .stretch)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
  }

  @Test("Image views, backgrounds of buttons and drawings pass the edges on") func users() {
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let caps = resizable.content(tint: nil, in: .current).caps
    let view = UIImageView(image: resizable)
    guard case .image(let shown) = view.shownContent else { return #expect(Bool(false), "no picture") }
    #expect(shown.caps == caps)
    let button = UIButton(type: .custom)
    button.setBackgroundImage(resizable, for: .normal)
    #expect(button.buttonContent.backgroundImage?.caps == caps && button.buttonContent.backgroundImage?.fit == .fill)
    let context = CGContext(pictureOf: CGRect(x: 0, y: 0, width: 50, height: 50), opaque: false)
    UIGraphicsPushContext(context)
    resizable.draw(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    UIGraphicsPopContext()
    guard case .image(let drawn, _, _, _)? = context.commands.last else { return #expect(Bool(false), "no command") }
    #expect(drawn.caps == caps)
  }

  @Test("A picture that is sliced in a catalogue has its insets in points") func catalogue() throws {
    let folder = TemporaryFolder()
    let contents = """
      {"images": [{"filename": "a.png", "scale": "2x", "idiom": "universal",
        "alignment-insets": {"top": 4, "left": 0, "bottom": 0, "right": 0},
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
          "cap-insets": {"top": 10, "left": 20, "bottom": 30, "right": 40}}}]}
      """
    _ = try folder.write(Data(contents.utf8), to: "Assets.xcassets/sliced.imageset/Contents.json")
    _ = try folder.write(ImageTests.png, to: "Assets.xcassets/sliced.imageset/a.png")
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(AssetCatalog.image(named: "sliced", in: bundle, for: .init(isDark: false), scale: 2))
    #expect(image.capInsets == UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20) && image.resizingMode == .tile)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0))
  }
}
