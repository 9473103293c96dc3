#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Properties of a picture that need no reference: the colour at a position, and where text has ink.
  @Suite("The screen compared with the views' properties", .waitsForProcesses, .serialized)
  struct PictureTests {
    private func stage(_ page: String, dark: Bool = false) throws -> ViewsApp.Stage {
      let desktop = try PrivateDesktop()
      try desktop.drawPlainly(dark: dark)
      return try ViewsApp(page: page, on: desktop).picture(of: "stage")
    }

    // MARK: Text

    @Test("text is at the beginning, end or middle of its label according to its alignment, and inside it")
    func alignment() throws {
      let stage = try stage("text")
      let ground = stage.picture.commonColor(in: stage.picture.area)
      var inks: [String: Picture.Area] = [:]
      for name in ["left", "centre", "right", "regular", "bold", "red", "small", "large", "styled", "cut", "lines"] {
        let label = try stage[name]
        let ink = try #require(stage.picture.ink(in: label.inset(by: -4), on: ground), "\(name) is not there")
        #expect(label.inset(by: -1).contains(ink), "the ink of \(name), \(ink), is outside of its label, \(label)")
        inks[name] = ink
      }
      let frames = (left: try stage["left"], centre: try stage["centre"], right: try stage["right"])
      #expect((0...3).contains(inks["left"]!.x - frames.left.x))
      #expect(inks["left"]!.width > 80 && inks["left"]!.width < 150, "\(inks["left"]!)")
      #expect((0...3).contains(frames.right.maxX - inks["right"]!.maxX))
      #expect(abs(inks["centre"]!.midX - frames.centre.midX) <= 2)
      // One line is in the middle of a label that is higher than it.
      #expect(abs(inks["large"]!.midY - (try stage["large"]).midY) <= 4)
    }

    @Test("a larger font is proportionally larger, a bold one has more ink, and a monospaced one equal widths")
    func fonts() throws {
      let stage = try stage("text")
      let ground = stage.picture.commonColor(in: stage.picture.area)
      func ink(_ name: String) throws -> Picture.Area {
        try #require(stage.picture.ink(in: stage[name], on: ground, tolerance: 100))
      }
      let ratio = Double(try ink("large").height) / Double(try ink("small").height)
      #expect((1.8...2.2).contains(ratio), "14 and 28 points: \(ratio)")
      func blackness(_ name: String) throws -> Double {
        stage.picture.coverage(of: try stage[name], on: ground, ink: .black)
      }
      #expect(try blackness("bold") > 1.2 * blackness("regular"))
      let (narrow, wide) = (try ink("fixed"), try ink("fixed wide"))
      // Four letters of 8.4 points each: the distance from the middle of the first to the middle of the last is the same.
      #expect(abs(narrow.midX - wide.midX) <= 2, "\(narrow) and \(wide)")
      #expect((30...36).contains(wide.width), "\(wide)")
    }

    @Test("text and its attributed ranges have their colours, and underlined text has a line below")
    func textColors() throws {
      let stage = try stage("text")
      let picture = stage.picture
      func has(_ area: Picture.Area, _ isWanted: (Picture.Color) -> Bool) -> Int {
        (area.y..<area.maxY).reduce(0) { sum, y in
          sum + (area.x..<area.maxX).count { isWanted(picture[$0, y]) }
        }
      }
      let isRed = { (color: Picture.Color) in color.red > 200 && color.green < 120 }
      let isGreen = { (color: Picture.Color) in color.green > 150 && color.red < 120 }
      #expect(has(try stage["red"], isRed) > 60)
      #expect(has(try stage["regular"], isRed) == 0)
      let styled = try stage["styled"]
      #expect(has(styled, isGreen) > 40)
      // A row of pixels in the second part that is dark from end to end.
      let dark = { (color: Picture.Color) in color.brightness < 140 }
      let longest =
        (styled.y..<styled.maxY).map { y in
          has(Picture.Area(x: styled.x + 40, y: y, width: styled.width - 40, height: 1), dark)
        }.max() ?? 0
      #expect(longest > 30, "the line below is \(longest) pixels long")
    }

    @Test("text that is too long is truncated with an ellipsis inside its label")
    func truncation() throws {
      let stage = try stage("text")
      let ground = stage.picture.commonColor(in: stage.picture.area)
      let label = try stage["cut"]
      let ink = try #require(stage.picture.ink(in: label.inset(by: -6), on: ground))
      #expect(ink.maxX <= label.maxX && ink.maxX > label.maxX - 20, "\(ink) in \(label)")
      // Three points: at the end only the line has ink, in pieces.
      let end = Picture.Area(x: ink.maxX - 10, y: ink.y, width: 10, height: ink.height)
      let points = try #require(stage.picture.ink(in: end, on: ground, tolerance: 60))
      #expect(points.height <= 4, "\(points)")
      #expect(points.y >= ink.midY - 1, "\(points) in \(ink)")
    }

    @Test("a label has at most its number of lines, and breaks between words")
    func lines() throws {
      let stage = try stage("text")
      let ground = stage.picture.commonColor(in: stage.picture.area)
      /// Rows of ink with a gap between them.
      func count(_ name: String) throws -> Int {
        let label = try stage[name]
        let inked = (label.y..<label.maxY).map {
          stage.picture.ink(in: Picture.Area(x: label.x, y: $0, width: label.width, height: 1), on: ground) != nil
        }
        return zip([false] + inked, inked).count { !$0 && $1 }
      }
      #expect(try count("two lines") == 2)
      #expect(try (3...4).contains(count("lines")))
      #expect(try count("left") == 1)
    }

    @Test("a label shows the lines that fit into it and that it may have, also of several paragraphs, at least one")
    func linesThatFit() throws {
      let stage = try stage("cut text")
      let ground = stage.picture.commonColor(in: stage.picture.area)
      /// The lines, each with the rows of its ink.
      func lines(_ name: String) throws -> [Range<Int>] {
        let label = try stage[name].inset(by: -10)
        let inked = (label.y..<label.maxY).filter {
          let row = Picture.Area(x: label.x + 8, y: $0, width: label.width - 16, height: 1)
          return stage.picture.ink(in: row, on: ground) != nil
        }
        return inked.reduce(into: []) { lines, y in
          if lines.last?.upperBound == y {
            lines[lines.count - 1] = lines.last!.lowerBound..<y + 1
          } else {
            lines.append(y..<y + 1)
          }
        }
      }
      #expect(try lines("room").count >= 4)
      #expect(try lines("high").count == 2 && lines("styled").count == 2)
      #expect(try lines("flat").count == 1)
      // A paragraph of two lines and the first line of the next one.
      #expect(try lines("paragraphs").count == 3)
      for name in ["high", "styled", "paragraphs"] {
        let label = try stage[name]
        let ink = try #require(stage.picture.ink(in: label.inset(by: -10), on: ground))
        #expect(label.inset(by: -1).contains(ink), "\(ink) of \(name) in \(label)")
      }
    }

    // MARK: Shapes

    @Test("a background fills exactly its view, and a rounded corner leaves the background behind it visible")
    func corners() throws {
      let stage = try stage("shapes")
      let picture = stage.picture
      let plain = try stage["plain"]
      #expect(picture.isFilled(plain, with: .red))
      #expect(picture.ink(in: plain.inset(by: -5), on: .white) == plain)
      let circle = try stage["circle"]
      #expect(picture[circle.x + 2, circle.y + 2] == .white)
      #expect(picture[circle.maxX - 3, circle.maxY - 3] == .white)
      #expect(picture[circle.midX, circle.y + 1] == .blue)
      let share = picture.coverage(of: circle, on: .white, ink: .blue)
      #expect(abs(share - .pi / 4) < 0.01, "\(share)")
    }

    @Test("a border is inside the bounds and has its width, around corners too")
    func borders() throws {
      let stage = try stage("shapes")
      let picture = stage.picture
      let framed = try stage["framed"]
      let yellow = Picture.Color(255, 255, 0)
      #expect(picture.isFilled(framed.inset(by: 4), with: yellow))
      for x in 0..<4 { #expect(picture[framed.x + x, framed.midY] == .black) }
      #expect(picture.ink(in: framed.inset(by: -5), on: .white) == framed)
      let round = try stage["round frame"]
      #expect(picture[round.x, round.y] == .white)
      #expect(picture[round.x + 1, round.midY] == .blue)
      #expect(picture[round.x + 5, round.midY] == yellow)
      // On the diagonal the border is as wide as at the sides.
      let diagonal = (0..<20).count { picture[round.x + $0, round.y + $0].distance(to: .blue) < 100 }
      #expect((2...5).contains(diagonal), "\(diagonal)")
    }

    @Test("a half-transparent colour is half visible; alpha applies to a view with all its subviews")
    func opacity() throws {
      let stage = try stage("shapes")
      let picture = stage.picture
      let grey = Picture.Color(128, 128, 128)
      #expect(picture.isFilled(try stage["half"], with: grey))
      let group = try stage["group"]
      // Where the two black subviews overlap it is no darker.
      for (x, y) in [(5, 5), (30, 30), (55, 55)] {
        #expect(picture[group.x + x, group.y + y].distance(to: grey) <= 2, "\(x), \(y)")
      }
      #expect(picture[group.x + 55, group.y + 5] == .white)
      #expect(picture.isFilled(try stage["glass"], with: Picture.Color(191, 191, 255)))
      #expect(picture.isFilled(Picture.Area(x: 150, y: 80, width: 60, height: 60), with: .white), "it is hidden")
    }

    @Test("a view is turned, scaled, sheared, mirrored and moved about its middle") func transforms() throws {
      let stage = try stage("transforms")
      let picture = stage.picture
      /// The colours at positions, as distances from the middle of the view without its transform.
      func colors(_ name: String, _ places: (Int, Int)...) throws -> [Picture.Color] {
        let place = try stage[name]
        return places.map { picture[place.midX + $0.0, place.midY + $0.1] }
      }
      // The corners of the view without its transform are empty.
      #expect(try colors("turned", (-10, -10), (10, 10), (-18, -18), (18, 18)) == [.blue, .red, .white, .white])
      #expect(try colors("scaled", (-26, 0), (26, 0), (0, -14)) == [.blue, .red, .white])
      #expect(try colors("sheared", (-34, -16), (34, 16), (16, -16)) == [.blue, .red, .white])
      #expect(try colors("mirrored", (-10, 0), (10, 0)) == [.red, .blue])
      #expect(try colors("moved", (2, 10), (38, 10), (-10, 0)) == [.blue, .red, .white])
      // Twice as long, half as thick, turned to the right: what was on the left is above.
      #expect(try colors("all", (20, -35), (20, 35), (20, -45), (35, 0)) == [.blue, .red, .white, .white])
      #expect(try colors("flat", (0, 0), (10, 0)) == [.white, .white])
    }

    @Test("clipsToBounds cuts subviews at edges and corners; without it they are visible outside")
    func clipping() throws {
      let stage = try stage("shapes")
      let picture = stage.picture
      let grey = Picture.Color(170, 170, 170)
      let cutting = try stage["cutting"]
      #expect(picture.isFilled(Picture.Area(x: cutting.x + 40, y: cutting.y + 40, width: 20, height: 20), with: .red))
      #expect(picture[cutting.maxX + 2, cutting.maxY - 2] == .white)
      #expect(picture[cutting.maxX - 2, cutting.maxY + 2] == .white)
      let open = try stage["open"]
      #expect(picture.isFilled(Picture.Area(x: open.x + 40, y: open.y + 40, width: 40, height: 40), with: .red))
      let round = try stage["round"]
      #expect(picture[round.maxX - 3, round.maxY - 3] == .white, "the red corner is cut off round")
      #expect(picture[round.x + 40, round.y + 40] == .red)
      #expect(picture[round.x + 20, round.y + 20] == grey)
    }

    @Test("of overlapping views the later one is in front, unless another was brought to the front")
    func order() throws {
      let stage = try stage("shapes")
      let second = try stage["second"]
      #expect(stage.picture[second.x + 1, second.y + 1] == .red, "the first was brought to the front")
      #expect(stage.picture[second.maxX - 2, second.y + 2] == .blue)
      #expect(stage.picture[second.maxX - 2, second.maxY - 2] == .green)
    }

    // MARK: Drawings and images

    @Test("a shadow and a blur fade over a distance that is a normal distribution's, with the radius as its deviation")
    func effects() throws {
      let stage = try stage("effects")
      let picture = stage.picture
      for name in ["shadow", "blur"] {
        let area = try stage[name]
        // What a normal distribution has beyond 1.1, 2.1 and 3.1 deviations: pixels are measured in their middle.
        for (distance, share) in [(5, 0.136), (10, 0.018), (15, 0.001)] {
          let expected = 255 * (1 - share)
          for (x, y) in [
            (area.maxX + distance, area.midY), (area.x - 1 - distance, area.midY),
            (area.midX, area.maxY + distance), (area.midX, area.y - 1 - distance),
          ] {
            let brightness = Double(picture[x, y].brightness)
            #expect(
              abs(brightness - expected) < 10, "\(name), \(distance) points outside: \(brightness), not \(expected)")
          }
        }
      }
      let blur = try stage["blur"]
      #expect(abs(picture[blur.maxX - 1, blur.midY].brightness - 118) < 12, "a blur is seen inside the edge too")
    }

    @Test("views of a canvas melt into each other by a blur and a limit of opacity, also in a mask") func canvas()
      throws
    {
      let stage = try stage("effects")
      let picture = stage.picture
      let area = try stage["canvas"]
      for (middle, color) in [(70, Picture.Color(255, 59, 48)), (210, Picture.Color(0, 122, 255))] {
        // The circles end 2 points beside the middle; the blur fills the gap at the middle of the height, and not above.
        #expect(picture[area.x + middle, area.midY].distance(to: color) < 20, "\(color): the gap is filled")
        #expect(picture[area.x + middle, area.y + 12].distance(to: .white) < 30, "\(color): nothing above the gap")
        #expect(picture[area.x + middle - 24, area.midY].distance(to: color) < 20)
        #expect(picture[area.x + middle + 24, area.midY].distance(to: color) < 20)
        let ink = try #require(
          picture.ink(
            in: Picture.Area(x: area.x + middle - 70, y: area.y, width: 140, height: area.height), on: .white))
        #expect(abs(ink.width - 92) <= 6 && abs(ink.height - 44) <= 6, "\(ink)")
      }
    }

    @Test("a view is combined with those behind it by its blend mode, in the view that is drawn as a whole")
    func blendedViews() throws {
      let stage = try stage("effects")
      let area = try stage["blended"]
      func color(_ x: Int, _ y: Int) -> Picture.Color { stage.picture[area.x + x, area.y + y] }
      #expect(color(30, 20) == .white, "the stage is seen through the hole")
      let (red, yellow) = (color(5, 20), color(5, 60))
      #expect(red.red > 230 && red.green < 80, "\(red)")
      #expect(yellow == Picture.Color(255, 255, 0) && color(30, 60) == Picture.Color(0, 255, 0))
    }

    @Test("of views, drawings and layers without an area nothing is seen, and the app goes on") func flatViews() throws
    {
      let stage = try stage("effects")
      let area = try stage["flat"]
      #expect(stage.picture.isFilled(area, with: .white))
    }

    @Test("drawing is combined by its blend mode, a layer is half visible as a whole, and a shadow has its place")
    func layers() throws {
      let stage = try stage("effects")
      let area = try stage["layers"]
      func color(_ x: Int, _ y: Int = 20) -> Picture.Color { stage.picture[area.x + x, area.y + y] }
      #expect(color(20) == Picture.Color(255, 255, 0) && color(100) == Picture.Color(0, 255, 255))
      #expect(color(60) == Picture.Color(0, 255, 0), "yellow times cyan")
      for x in [150, 170, 190] { #expect(color(x).distance(to: Picture.Color(128, 128, 128)) <= 4, "\(x)") }
      #expect(color(240, 10) == .black && color(240, 25) == .red && color(240, 35) == .white)
    }

    @Test("what is above its scene is hidden below the title bar")
    func outsideOfScene() throws {
      let desktop = try PrivateDesktop()
      try desktop.drawPlainly()
      let app = try ViewsApp(page: "effects", on: desktop)
      let stage = try app.picture(of: "stage")
      let outside = try stage["outside"]
      let window = try desktop.steadyPicture(of: app.window)
      let magenta = Picture.Color(255, 0, 255)
      let seen = (0..<window.height).reduce(0) { sum, y in
        sum + (0..<window.width).count { window[$0, y] == magenta }
      }
      // The scene begins 20 points above the stage.
      #expect(seen == outside.width * 20, "\(seen) pixels")
    }

    @Test("drawing appears where the view drew it: filled, stroked, clipped, rotated, dashed, text")
    func drawing() throws {
      let stage = try stage("drawing")
      let picture = stage.picture
      let origin = try stage["painted"]
      func at(_ x: Int, _ y: Int) -> Picture.Color { picture[origin.x + x, origin.y + y] }
      func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Picture.Area {
        Picture.Area(x: x, y: y, width: width, height: height).moved(x: origin.x, y: origin.y)
      }
      #expect(picture.isFilled(area(10, 10, 40, 40), with: .red))
      #expect(at(80, 30) == .blue && at(62, 15) == .white && at(98, 15) == .white)
      let triangle = picture.coverage(of: area(60, 10, 40, 40), on: .white, ink: .blue)
      #expect(abs(triangle - 0.5) < 0.02, "\(triangle)")
      // The stroke extends three points to either side of the oval.
      #expect(at(130, 15) == .black && at(130, 13) == .black && at(130, 30) == .white && at(130, 10) == .white)
      #expect(picture.ink(in: area(150, 5, 60, 50), on: .white) == area(160, 10, 20, 40))
      let turned = try #require(picture.ink(in: area(205, 5, 50, 50), on: .white))
      #expect((38...41).contains(turned.width) && abs(turned.midX - (origin.x + 230)) <= 1, "\(turned)")
      let text = try #require(picture.ink(in: area(0, 56, 145, 40), on: .white))
      #expect((90...130).contains(text.width) && (12...22).contains(text.height), "\(text)")
      #expect((0...3).contains(text.x - origin.x - 10))
      #expect(at(155, 78) == .black && at(180, 78) == .white && at(195, 78) == .black, "twenty on, twenty off")
    }

    @Test("an image fills its view, fits, covers it or keeps its size according to the content mode")
    func contentModes() throws {
      let stage = try stage("drawing")
      let picture = stage.picture
      let grey = Picture.Color(170, 170, 170)
      /// The colours at the corners of the view and at the corners of a square of 16 points in its middle.
      func corners(_ name: String, inset: Int) throws -> [Picture.Color] {
        let view = try stage[name]
        let left = view.x + inset
        let right = view.maxX - 1 - inset
        return [(left, view.y + 2), (right, view.y + 2), (left, view.maxY - 3), (right, view.maxY - 3)].map {
          picture[$0.0, $0.1]
        }
      }
      let quarters: [Picture.Color] = [.red, .green, .blue, .black]
      #expect(try corners("fill", inset: 3) == quarters)
      #expect(try corners("fit", inset: 3) == [grey, grey, grey, grey])
      #expect(try corners("fit", inset: 13) == quarters)
      #expect(try corners("cover", inset: 3) == quarters)
      #expect(try corners("middle", inset: 3) == [grey, grey, grey, grey])
      let middle = try stage["middle"]
      let inked = try #require(picture.ink(in: middle, on: grey))
      #expect(inked.width == 16 && inked.height == 16 && inked.midX == middle.midX && inked.midY == middle.midY)
      let corner = try stage["top left"]
      #expect(picture.ink(in: corner, on: grey) == Picture.Area(x: corner.x, y: corner.y, width: 16, height: 16))
    }

    @Test("a template image and a symbol are drawn in the tint colour")
    func outlines() throws {
      let stage = try stage("drawing")
      #expect(stage.picture.isFilled(try stage["outline"], with: Picture.Color(128, 0, 128)))
      let symbol = try stage["symbol"]
      let ink = try #require(stage.picture.ink(in: symbol, on: .white))
      #expect(ink.width > 24 && ink.height > 24, "a star that fits into 40 points: \(ink)")
      #expect(stage.picture[symbol.midX, symbol.midY] == .red)
    }

    @Test("a picture with caps keeps its edges and stretches or repeats its middle, in views, buttons and drawings")
    func resizing() throws {
      let stage = try stage("resizing")
      let picture = stage.picture
      /// The colours of a row of pixels in the middle, as lengths.
      func runs(_ area: Picture.Area) -> [String] {
        var runs: [(color: String, length: Int)] = []
        for x in area.x..<area.maxX {
          let color = picture[x, area.midY]
          let names: [(Picture.Color, String)] = [(.red, "r"), (.green, "g"), (.blue, "b"), (.white, "w")]
          let name = names.first { color.distance(to: $0.0) < 30 }?.1 ?? "?"
          if runs.last?.color == name { runs[runs.count - 1].length += 1 } else { runs.append((name, 1)) }
        }
        return runs.map { "\($0.color)\($0.length)" }
      }
      let tiles = Array(repeating: ["g4", "b4"], count: 7).flatMap(\.self)
      /// Edges of four points; between them green and blue halves, which meet softly.
      func isStretched(_ area: Picture.Area) -> Bool {
        let runs = runs(area)
        return runs.first == "r4" && runs.last == "r4" && picture[area.x + 16, area.midY] == .green
          && picture[area.maxX - 16, area.midY] == .blue
      }
      #expect(try isStretched(stage["stretched"]))
      #expect(try runs(stage["tiled"]) == ["r4"] + tiles + ["r4"])
      let repeated = ["r4", "g4", "b4", "r8", "g4", "b4", "r8", "g4", "b4", "r8", "g4", "b4", "r4"]
      #expect(try runs(stage["whole"]) == repeated)
      #expect(try runs(stage["pattern"]) == repeated, "the background of a view")
      #expect(try isStretched(stage["button"]))
      let pixel = try runs(stage["pixel"])
      #expect(pixel.first == "r4" && pixel.last == "r4" && !pixel.contains("?"), "\(pixel)")
      #expect(picture.isFilled(try stage["small"], with: .red), "there is space for the edges only")
      #expect(picture.isFilled(try stage["template"], with: Picture.Color(128, 0, 128)))
      for name in ["stretched", "tiled", "button"] {
        let area = try stage[name]
        for y in 0..<4 {
          #expect(picture[area.midX, area.y + y] == .red && picture[area.midX, area.maxY - 1 - y] == .red)
        }
        #expect(picture[area.midX, area.y + 5] != .red)
      }
      let drawn = try stage["drawn"]
      func part(_ x: Int) -> Picture.Area { Picture.Area(x: drawn.x + x, y: drawn.y, width: 64, height: 48) }
      #expect(isStretched(part(0)))
      #expect(runs(part(80)) == ["r4"] + tiles + ["r4"])
    }

    // MARK: Arrangement

    @Test("a stack distributes its space and constraints place a view, to the pixel")
    func stacks() throws {
      let stage = try stage("stacks")
      let picture = stage.picture
      func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Picture.Area {
        Picture.Area(x: x, y: y, width: width, height: height)
      }
      #expect(picture.isFilled(area(10, 10, 90, 40), with: .red))
      #expect(picture.isFilled(area(100, 10, 15, 40), with: .white))
      #expect(picture.isFilled(area(115, 10, 90, 40), with: .green))
      #expect(picture.isFilled(area(220, 10, 90, 40), with: .blue))
      #expect(picture.isFilled(area(10, 60, 50, 40), with: .red))
      #expect(picture.isFilled(area(70, 60, 200, 40), with: .green), "the one that may, fills")
      #expect(picture.isFilled(area(280, 60, 30, 40), with: .blue))
      for (index, color) in [Picture.Color.red, .green, .blue].enumerated() {
        let width = 40 + 30 * index
        #expect(picture.isFilled(area(150 - width, 110 + 42 * index, width, 36), with: color), "the right ends align")
        #expect(picture[150 - width - 2, 120 + 42 * index] == .white)
      }
      #expect(picture.ink(in: area(170, 110, 140, 120), on: Picture.Color(170, 170, 170)) == area(190, 150, 80, 40))
    }

    @Test(
      "a list has its title centred in the bar, aligned text, separators between rows, and a highlighted selected row",
      arguments: [false, true])
    func list(dark: Bool) throws {
      let stage = try stage("list", dark: dark)
      let picture = stage.picture
      let ground = picture[picture.width - 4, 44 + 4]
      #expect(dark ? ground.brightness < 80 : ground.brightness > 220, "\(ground)")
      let title = try stage["Inbox"]
      let ink = try #require(picture.ink(in: title, on: ground))
      #expect(abs(ink.midX - picture.width / 2) <= 2)
      #expect(ink.maxY < 44)
      let names = ["First", "Second", "Third"]
      var starts: [Int] = []
      for (index, name) in names.enumerated() {
        let row = try stage["row \(index)"]
        let own = picture.commonColor(in: row)
        let text = try #require(picture.ink(in: try stage[name], on: own))
        starts.append(text.x)
        #expect(row.contains(text))
        let brightness = abs(picture.commonColor(in: text).brightness - own.brightness)
        #expect(brightness < 20, "more ground than ink")
        let strongest =
          (text.y..<text.maxY).flatMap { y in (text.x..<text.maxX).map { picture[$0, y] } }
          .map { abs($0.brightness - own.brightness) }.max() ?? 0
        #expect(strongest > 120, "text can be read on \(own)")
        #expect((own == ground) == (index != 1), "row \(index) is \(own), the ground \(ground)")
      }
      #expect(Set(starts).max()! - Set(starts).min()! <= 2, "\(starts)")
      // Between the second and the third row is a separator that begins where the texts do.
      let third = try stage["row 2"]
      let line = (third.y - 2...third.y + 1).contains { y in
        let color = picture[picture.width - 20, y]
        return color != ground && color != picture.commonColor(in: try! stage["row 1"])
      }
      #expect(line, "no line at \(third.y)")
      let long = try stage["row 2"]
      let note = try #require(
        picture.ink(in: Picture.Area(x: long.x, y: long.midY + 4, width: long.width, height: 20), on: ground))
      #expect(note.maxX <= long.maxX - 4, "the note ends before its row")
    }
  }
#endif
