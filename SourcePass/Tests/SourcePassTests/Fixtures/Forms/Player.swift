import Foundation

@objc protocol PlayerDelegate: AnyObject {
  @objc optional func player(_ player: Player, didFinish song: String) -> Bool
  @objc optional func playerDidStop(_ player: Player)
  func playerDidStart(_ player: Player)
}

@objc(MusicPlayer) class Player: NSObject {
  weak var delegate: (any PlayerDelegate)?
  @IBOutlet weak var partner: Player!
  @IBOutlet var partners: [Player]!
  @IBInspectable var volume: Double = 0.5
  @objc dynamic var songTitle: String?
  @objc private(set) var isPlaying = false
  @objc var isLoud: Bool {
    @objc(loud) get { volume > 0.9 }
    @objc(makeLoud:) set { volume = newValue ? 1 : 0 }
  }
  @objc(theCount) var count = 0, other = 1
  var log: [String] = []

  @IBAction func play(_ sender: Any) { log.append("play \(sender)") }
  @objc func stop() { log.append("stop"); delegate?.playerDidStop?(self) }
  @objc func finish(song: String) -> Bool {
    let answer = delegate?.player?(self, didFinish: song)
    log.append("finish \(answer.map { "\($0)" } ?? "nil")")
    return answer ?? false
  }
  @objc func add(_ number: Int, to name: String!) { log.append("add \(number) to \(name ?? "nil")") }
  @objc func start() { delegate?.playerDidStart(self) }
  @objc private func secret(_ value: Int) -> Int { value * 2 }
  @objc(rewindTo:) func rewind(seconds: Int) { log.append("rewind \(seconds)") }
  @objc func `default`(_ value: String?) { log.append("default \(value ?? "nil")") }
  @objc func fail() throws { throw CancellationError() }
  @objc func load(name: String) async throws -> String { name }
  @objc func join(_ player: Player) async {}
  @objc func three(_ a: Int, b: Int, c: String?) { log.append("three \(a) \(b) \(c ?? "nil")") }
  @objc func saved(_ player: Player, error: Error?, context: UnsafeRawPointer) { log.append("saved \(error == nil)") }
  @objc static func make() {}
  @nonobjc func hidden() {}
  @objc func overloaded() { log.append("overloaded") }
  @objc func overloaded(_ sender: Player) { log.append("overloaded:") }
  @objc func change(_ value: inout Int) { value += 1 }

  func selectors() -> [Selector] {
    [
      #selector(play), #selector(self.stop), #selector(Player.finish(song:)), #selector(add(_:to:)),
      #selector(getter: isPlaying), #selector(setter: Player.songTitle), #selector(getter: isLoud),
      #selector(overloaded as () -> Void), #selector(Player.overloaded(_:) as (Player) -> (Player) -> Void),
      #selector(secret), #selector((rewind(seconds:))), #selector(partner.secret), #selector(fail),
      #selector(`default`(_:)),
      #selector(
        Player
          .stop
      ),
    ]
  }

  func keyPaths() -> [String] {
    [#keyPath(Player.songTitle), #keyPath(partner.partner.volume), #keyPath(Player.count), #keyPath(songTitle)]
  }

  var text: String { "#selector(play) is not one" + #"#selector("play")"# }  // #selector(play)
}

@objcMembers class Base: NSObject {
  var title = "title"
  func greet(name: String) -> String { "Hello \(name)" }
  private func notVisible() {}
  func generic<T>(_ value: T) {}
}

class Derived: Base {
  var subtitle = "subtitle"
  func wave() -> String { "wave" }
}
