import Foundation
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@Suite("Image sizes from file headers") struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) -> CGSize? { size(Data(bytes)) }
  private func size(_ data: Data) -> CGSize? { ImageHeader(data).map { CGSize(width: $0.width, height: $0.height) } }

  /// A JPEG frame of 100 by 50, of that kind.
  private func frame(_ kind: UInt8) -> [UInt8] { [0xFF, kind, 0, 17, 8, 0, 50, 0, 100] }

  @Test(
    "every JPEG frame type has its size", arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC9, 0xCF] as [UInt8])
  func frames(kind: UInt8) { #expect(size([0xFF, 0xD8] + frame(kind)) == CGSize(width: 100, height: 50)) }

  @Test("JPEG tables are not frames", arguments: [0xC4, 0xC8, 0xCC] as [UInt8])
  func tables(kind: UInt8) {
    let table: [UInt8] = [0xFF, kind, 0, 9, 1, 2, 3, 4, 5, 6, 7]
    #expect(size([0xFF, 0xD8] + table) == nil)
    #expect(size([0xFF, 0xD8] + table + frame(0xC0)) == CGSize(width: 100, height: 50))
  }

  @Test("camera metadata before the frame is skipped: segments, fill bytes, markers without length") func before() {
    let exif: [UInt8] = [0xFF, 0xE1, 0, 10] + Array("Exif\0\0MM".utf8)
    #expect(
      size([0xFF, 0xD8] + exif + [0xFF, 0xFF, 0xFF] + Array(frame(0xC0).dropFirst())) == CGSize(width: 100, height: 50))
    #expect(size([0xFF, 0xD8, 0xFF, 0x01, 0xFF, 0xD0] + frame(0xC2)) == CGSize(width: 100, height: 50))
    // A thumbnail inside a segment is not the image.
    let thumbnail: [UInt8] = [0xFF, 0xE1, 0, 13, 0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1]
    #expect(size([0xFF, 0xD8] + thumbnail + frame(0xC0)) == CGSize(width: 100, height: 50))
  }

  @Test("a JPEG with wrong lengths ends the search, which never loops") func lies() {
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + frame(0xC0)) == nil)
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF] + frame(0xC0)) == nil)
    #expect(size([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 10_000)) == nil)
    #expect(size([0xFF, 0xD8, 0x00] + frame(0xC0)) == nil)
  }

  @Test("a header that is truncated anywhere is no image") func cutOff() {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 7, 0, 0, 0, 5,
    ]
    let gif: [UInt8] = Array("GIF89a".utf8) + [7, 0, 5, 0]
    let bmp: [UInt8] = [0x42, 0x4D] + [UInt8](repeating: 0, count: 16) + [7, 0, 0, 0, 5, 0, 0, 0]
    for whole in [png, gif, bmp, [0xFF, 0xD8] + frame(0xC0)] {
      #expect(size(whole) != nil)
      for length in 0..<whole.count { #expect(size(Array(whole.prefix(length))) == nil, "\(length) of \(whole)") }
    }
  }

  @Test("a slice of data is read from its own beginning") func slices() {
    let gif = Data("xxxxGIF89a".utf8) + Data([7, 0, 5, 0])
    #expect(size(gif[4...]) == CGSize(width: 7, height: 5) && size(gif) == nil)
    #expect(UIImage(data: gif[4...])?.size == CGSize(width: 7, height: 5))
  }

  @Test("a top-down BMP has a negative height, and its absolute value is used") func upsideDown() {
    let header: [UInt8] = [0x42, 0x4D] + [UInt8](repeating: 0, count: 16)
    #expect(size(header + [7, 0, 0, 0, 0xFB, 0xFF, 0xFF, 0xFF]) == CGSize(width: 7, height: 5))
    // The least integer has no positive counterpart.
    #expect(size(header + [7, 0, 0, 0, 0, 0, 0, 0x80]) == nil)
  }

  @Test(
    "an SVG has its size from width and height, or else from its view box",
    arguments: [
      ("<svg width='30' height='20'>", 30, 20),
      ("<?xml version='1.0'?>\n<!-- c -->\n<svg\n width=\"30px\"\n height=\"20px\"/>", 30, 20),
      ("<svg viewBox='0 0 24 12'>", 24, 12), ("<svg viewBox='-5,-5,10.5,20'>", 10.5, 20),
      ("<svg width='100%' height='100%' viewBox='0 0 8 9'>", 8, 9), ("<svg width='30' viewBox='0 0 8 9'>", 8, 9),
      ("<svg stroke-width='2' width='30' height='20'>", 30, 20),
    ] as [(String, Double, Double)])
  func svg(text: String, width: Double, height: Double) {
    #expect(size(Data(text.utf8)) == CGSize(width: width, height: height))
  }

  @Test(
    "an SVG without a size is no image, nor is text that mentions one",
    arguments: [
      "<svg>", "<svg viewBox='0 0 24'>", "<svg width='0' height='20'>", "<svg width='nan' height='1'>", "svg",
      "<svg width='30' height='20'", "<svg viewBox='0 0 -3 4'>", "<svg width='px' height='1'>",
      "<svg width='9999999' height='1'>",
    ])
  func noSVG(text: String) { #expect(size(Data(text.utf8)) == nil) }

  @Test("any bytes give a size or none", arguments: UInt64(1)...20)
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let starts: [[UInt8]] = [
      [], [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8), [0x42, 0x4D], Array("<svg width='".utf8),
    ]
    for start in starts {
      for _ in 0..<50 {
        let bytes = start + (0..<random.below(60)).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        guard let size = size(bytes) else { continue }
        #expect(size.width > 0 && size.height > 0 && size.width < 1e6 && size.height < 1e6, "seed \(seed)")
      }
    }
  }

  private func pageSize(_ text: String) -> CGSize? {
    ImageHeader(pdf: Data(text.utf8)).map { CGSize(width: $0.width, height: $0.height) }
  }

  @Test(
    "The size of a PDF file is that of its first page, in points",
    arguments: [
      ("%PDF-1.4\n<</Type/Page/MediaBox[0 0 24 12.5]>>", CGSize(width: 24, height: 12.5)),
      ("%PDF-1.3\n<< /MediaBox\n[ -10 -5 10.5 5 ] >>", CGSize(width: 20.5, height: 10)),
      ("%PDF-1.7\n<< /MediaBox [0 0 100 50] /CropBox [10 10 60 40] >>", CGSize(width: 50, height: 30)),
      ("%PDF-1.4\n<< /MediaBox [0 0 100 50] /Rotate 90 >>", CGSize(width: 50, height: 100)),
      ("%PDF-1.4\n<< /MediaBox [0 0 100 50] /Rotate 180 >>", CGSize(width: 100, height: 50)),
    ])
  func page(text: String, size: CGSize) { #expect(pageSize(text) == size) }

  @Test(
    "A PDF file whose page cannot be found or has no size has none",
    arguments: [
      "", "%PDF-", "MediaBox[0 0 1 1]", "%PDF-1.5 /MediaBox", "%PDF-1.5 /MediaBox [",
      "%PDF-1.5 /MediaBox [0 0 5 0 R 6]",
      "%PDF-1.5 /MediaBox [0 0 0 5]", "%PDF-1.5 /MediaBox [0 0 1e9 5]", "%PDF-1.5 /MediaBox [0 0 nan 5]",
    ])
  func noPage(text: String) { #expect(pageSize(text) == nil) }
}
