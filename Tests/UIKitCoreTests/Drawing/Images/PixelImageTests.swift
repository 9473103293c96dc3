import Foundation
import Testing
import ViewBacking

@testable import UIKitCore

@MainActor @Suite("Pictures in pixels") struct PixelImageTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("A picture has as many pixels as points and scale, and comes back as it was") func sizes() throws {
    let pixels = try #require(picture.cgImage)
    #expect(pixels.width == Int(40 * picture.scale) && pixels.height == Int(20 * picture.scale))
    #expect(pixels.bytesPerRow == pixels.width * 4 && pixels.copy() == pixels)
    let same = UIImage(cgImage: pixels, scale: picture.scale, orientation: .up)
    #expect(same.size == picture.size && same == picture)
    #expect(UIImage(cgImage: pixels, scale: picture.scale * 2, orientation: .up).size == CGSize(width: 20, height: 10))
    #expect(UIImage().cgImage == nil && UIImage(systemName: "star")?.cgImage == nil)
  }

  @Test("A part is cut out, as far as it is in the picture") func cropping() throws {
    let pixels = try #require(picture.cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: pixels.width - 10, y: -5, width: 30, height: 15)))
    #expect(part.width == 10 && part.height == 10)
    guard case .drawing(let content) = UIImage(cgImage: part).source,
      case .image(_, let place, _, _)? = content.commands.first(where: { if case .image = $0 { true } else { false } })
    else {
      Issue.record("Nothing is drawn.")
      return
    }
    #expect(place.origin == CGPoint(x: CGFloat(10 - pixels.width), y: 0))
    #expect(pixels.cropping(to: CGRect(x: 1000, y: 0, width: 10, height: 10)) == nil)
  }

  @Test(
    "A turned picture has its corner where the orientation moves it",
    arguments: [
      (.down, CGPoint(x: 40, y: 20)), (.left, CGPoint(x: 0, y: 40)), (.right, CGPoint(x: 20, y: 0)),
      (.upMirrored, CGPoint(x: 40, y: 0)), (.downMirrored, CGPoint(x: 0, y: 20)),
      (.leftMirrored, CGPoint(x: 0, y: 0)), (.rightMirrored, CGPoint(x: 20, y: 40)),
    ] as [(UIImage.Orientation, CGPoint)])
  func orientations(_ orientation: UIImage.Orientation, _ corner: CGPoint) throws {
    let pixels = try #require(picture.cgImage)
    let turned = UIImage(cgImage: pixels, scale: picture.scale, orientation: orientation)
    guard case .drawing(let content) = turned.source, case .image(_, _, _, let transform)? = content.commands.first
    else {
      Issue.record("Nothing is drawn.")
      return
    }
    #expect(transform.transform(CGPoint.zero) == corner && turned.imageOrientation == .up)
    #expect(turned.size == (orientation.rawValue % 4 >= 2 ? CGSize(width: 20, height: 40) : picture.size))
  }

  @Test("A layer shows a picture in pixels as its content, and a context draws it upside down") func drawn() throws {
    let pixels = try #require(picture.cgImage)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.layer.contents = pixels
    guard case .drawing(let content) = view.shownDescription.content else {
      Issue.record("Nothing is drawn.")
      return
    }
    #expect(content.commands.contains { if case .image = $0 { true } else { false } })
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      $0.cgContext.draw(pixels, in: CGRect(x: 0, y: 5, width: 40, height: 10))
    }
    guard case .drawing(let commands) = drawing.source,
      case .image(_, _, _, let transform)? = commands.commands.first(where: {
        if case .image = $0 { true } else { false }
      })
    else {
      Issue.record("Nothing is drawn.")
      return
    }
    #expect(transform.transform(CGPoint(x: 0, y: 5)) == CGPoint(x: 0, y: 15))
  }
}
