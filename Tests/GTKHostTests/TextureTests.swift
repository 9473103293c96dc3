#if GTK
  import CGTK
  import Foundation
  import RuntimeLogging
  import Testing

  @testable import GTKHost

  @MainActor @Suite("Pictures that are decoded for the screen", .serialized) struct TextureTests {
    /// A grey picture as the content of a file.
    private func file(_ width: Int32, _ height: Int32, quality: Int32, shade: UInt8) throws -> Data {
      let pixels = [UInt8](repeating: shade, count: Int(width * height * 4))
      let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      let texture = try #require(gdk_memory_texture_new(width, height, GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4)))
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let encoded = try #require(psc_encode_texture(texture, quality))
      defer { g_bytes_unref(encoded) }
      var length: gsize = 0
      let start = try #require(g_bytes_get_data(encoded, &length))
      return Data(bytes: start, count: Int(length))
    }

    private func size(_ texture: OpaquePointer?) -> [Int32]? {
      texture.map { [gdk_texture_get_width($0), gdk_texture_get_height($0)] }
    }

    @Test("A picture with more pixels than a screen is decoded smaller, in its proportions", arguments: [-1, 90])
    func large(quality: Int32) throws {
      #expect(size(Textures.texture(try file(5_120, 1_000, quality: quality, shade: 200))) == [2_560, 500])
      #expect(size(Textures.texture(try file(100, 10_240, quality: quality, shade: 201))) == [25, 2_560])
    }

    @Test("A picture that fits keeps its pixels", arguments: [-1, 90])
    func small(quality: Int32) throws {
      #expect(size(Textures.texture(try file(2_560, 3, quality: quality, shade: 202))) == [2_560, 3])
      #expect(size(Textures.texture(try file(1, 1, quality: quality, shade: 203))) == [1, 1])
    }

    @Test("A picture is decoded once while it is shown, also when many others are decoded")
    func shown() throws {
      let data = try file(2_560, 2_560, quality: 90, shade: 0)
      let texture = try #require(Textures.texture(data))
      g_object_ref(UnsafeMutableRawPointer(texture))
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      for shade in 1..<12 { _ = Textures.texture(try file(2_560, 2_560, quality: 90, shade: UInt8(shade))) }
      #expect(Textures.texture(data) == texture)
    }

    /// A page of 20 by 10 points, red to the left and transparent to the right.
    private let page = Data(
      """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R>> endobj
      4 0 obj <</Length 23>> stream
      1 0 0 rg 0 0 10 10 re f
      endstream endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """.utf8)

    @Test("The first page of a PDF file has two pixels per point, and keeps its transparency")
    func pdf() throws {
      let texture = try #require(Textures.texture(page))
      #expect(size(texture) == [40, 20])
      var pixels = [UInt32](repeating: 1, count: 40 * 20)
      pixels.withUnsafeMutableBytes { gdk_texture_download(texture, $0.baseAddress, 160) }
      #expect(pixels[10 * 40 + 5] == 0xFFFF_0000 && pixels[10 * 40 + 30] == 0)
    }

    @Test("A damaged PDF file is reported with a line")
    func damagedPDF() {
      let (texture, sentences) = RuntimeLog.capture { Textures.texture(page.prefix(60)) }
      #expect(texture == nil && sentences.count == 1)
    }

    @Test("What is no picture is reported with a line, also if it begins like a large one")
    func broken() throws {
      let whole = try file(5_120, 1_000, quality: 90, shade: 204)
      for data in [Data(), Data("no picture".utf8), whole.prefix(100)] {
        let (texture, sentences) = RuntimeLog.capture { Textures.texture(Data(data)) }
        #expect(texture == nil)
        #expect(sentences.count == 1 && sentences[0].hasPrefix("A picture of \(data.count) bytes cannot be shown"))
      }
    }
  }
#endif
