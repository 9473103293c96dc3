import Foundation

private class Hidden: NSObject {
  @objc func answer() -> Int { 42 }
}

fileprivate final class Secret: NSObject, PlayerDelegate {
  var stopped = 0
  func playerDidStart(_ player: Player) {}
  func playerDidStop(_ player: Player) { stopped += 1 }
}

final class Outer {
  private final class Inner: NSObject {
    @objc func question() -> Int { 6 }
  }
  struct Namespace {
    @objc(NamedInner) final class Named: NSObject {
      @IBAction func tapped() -> String { "tapped" }
    }
  }
  static func makeInner() -> NSObject { Inner() }
}

final class Box<Value>: NSObject {
  var value: Value
  init(_ value: Value) { self.value = value }
  @objc func describe() -> String { "\(value)" }
}

final class Listener: NSObject, PlayerDelegate {
  func player(_ player: Player, didFinish song: String) -> Bool { song == "end" }
  func playerDidStart(_ player: Player) { player.log.append("started") }
}

extension Player {
  @objc func extended(by seconds: Int) { log.append("extended \(seconds)") }
  @objc fileprivate func quiet() { log.append("quiet") }
}

@objc extension Listener {
  func listen(_ player: Player) -> String { "listen \(player.count)" }
}

extension Operation {
  @objc func describeOperation() -> String { "operation" }
}

extension Player {
  #if os(iOS) && !targetEnvironment(macCatalyst)
    @objc func onPhone() { log.append("phone") }
  #elseif os(Linux)
    @objc func onLinux() { log.append("linux") }
  #endif
  #if DEBUG
    @objc func debug() { log.append("debug") }
  #endif
  #if canImport(SomethingUnknown)
    @objc func unknown() { log.append("unknown") }
  #endif
}

@globalActor actor Background {
  static let shared = Background()
}

@Background class Worker: NSObject {
  nonisolated override init() { super.init() }
  @objc var progress = 0
  @objc func work(_ amount: Int) -> Int { amount + 1 }
}

@MainActor class Screen: NSObject {
  nonisolated override init() { super.init() }
  @objc var name = "screen"
  @objc func show() -> String { name }
  @objc func load(_ player: Player) async { name = "loaded" }
  @objc func load(_ player: Player?, screen: Screen) async -> String { name }
}

class Shape: NSObject {
  @objc func area() -> Int { 1 }
  func sides(_ add: Int, more: inout Int) -> Int { add }
  var corners: Int { 0 }
  class var kind: String { "shape" }
}

class Square: Shape {}

private let side = 3

extension Square {
  /// The area, by its file's private side.
  @discardableResult override func area() -> Int {
    super.area() + side * side
  }
  override class var kind: String { "square of " + super.kind }
  @objc func line() -> Int { (#line) }
}

extension Shape {
  @objc func describeShape() -> String { "\(Self.kind) \(area()) \(corners)" }
}

func makeOthers() -> [NSObject] {
  class Local: NSObject, PlayerDelegate {
    func playerDidStart(_ player: Player) {}
    func player(_ player: Player, didFinish song: String) -> Bool { true }
    @objc func local() {}
  }
  let player = Player()
  let local = Local()
  player.delegate = local
  _ = player.finish(song: "")
  let secret = Secret()
  player.delegate = secret
  player.stop()
  player.log.append("secret \(secret.stopped)")
  return [Hidden(), Outer.makeInner(), Outer.Namespace.Named(), Box(7), player, local]
}
