import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Contexts for bitmaps") struct BitmapContextTests {
  private func make(
    _ alpha: CGImageAlphaInfo = .premultipliedLast, width: Int = 20, height: Int = 10, bits: Int = 8, row: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space,
      bitmapInfo: alpha.rawValue)
  }

  @Test("A context has the properties of its bitmap, and one of a view has none") func properties() throws {
    let context = try #require(make())
    #expect(context.width == 20 && context.height == 10 && context.bitsPerComponent == 8)
    #expect(context.bytesPerRow == 80 && context.bitsPerPixel == 32 && context.alphaInfo == .premultipliedLast)
    #expect(make(row: 128)?.bytesPerRow == 128)
    #expect(make(.none, space: CGColorSpaceCreateDeviceGray())?.bytesPerRow == 20)
    let view = CGContext()
    #expect(view.width == 0 && view.makeImage() == nil && view.colorSpace == nil && view.bitmapInfo.isEmpty)
  }

  @Test("What no bitmap can be, and memory of the app's, gives no context") func refused() {
    #expect(make(width: 0) == nil && make(height: -1) == nil && make(width: 1 << 20) == nil && make(bits: 5) == nil)
    #expect(make(row: 79) == nil && make(.last) == nil && make(.none) == nil)
    #expect(make(.premultipliedFirst, space: CGColorSpaceCreateDeviceGray()) == nil)
    var pixel: UInt32 = 0
    withUnsafeMutableBytes(of: &pixel) { bytes in
      #expect(
        CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }
  }

  @Test("The origin is at the bottom left: what is drawn there is recorded at the lower edge") func coordinates() throws
  {
    let context = try #require(make())
    #expect(context.ctm == .identity)
    context.translateBy(x: 3, y: 4)
    #expect(context.ctm == CGAffineTransform(translationX: 3, y: 4))
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 2))
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 2))
    context.fillPath()
    guard case .fill(let path, _, _)? = context.commands.last else { return #expect(Bool(false), "no command") }
    // Four points above the lower edge of ten: from 4 to 6 from the top.
    let whole = CGPath(PathBuilder(path)).boundingBox
    #expect(whole == CGRect(x: 3, y: 4, width: 5, height: 2))
  }

  @Test("A picture has the bitmap's size and what was drawn until then, and a picture that is drawn is upright")
  func image()
    throws
  {
    let context = try #require(make())
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
    #expect(image.width == 20 && image.height == 10 && image != context.makeImage())
    #expect(UIImage(cgImage: image).size == CGSize(width: 20, height: 10))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
    guard case .image(_, let rect, _, let transform)? = context.commands.dropLast().last ?? context.commands.last else {
      return #expect(Bool(false), "no command")
    }
    #expect(transform.m22 > 0, "it is not flipped")
    #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("A bitmap without opacity is black where nothing is drawn, and others are empty") func opaque() throws {
    #expect(try #require(make(.noneSkipLast)).commands.count == 1)
    #expect(try #require(make()).commands.isEmpty)
  }
}
