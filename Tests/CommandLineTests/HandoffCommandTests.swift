import Foundation
import Handoff
import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import SceneWire

/// `proscenium handoff` against the protocol of the service: the test answers in its place.
@Suite("proscenium handoff", .waitsForProcesses)
struct HandoffCommandTests {
  private let folder = TemporaryFolder()
  private let laptop = HandoffStatus.Peer(id: PeerID(rawValue: "3f9a" + "00"), name: "laptop", isConnected: true)
  private let tablet = HandoffStatus.Peer(id: PeerID(rawValue: "77bc" + "00"), name: "tablet", isConnected: false)

  private var environment: [String: String] {
    ["XDG_STATE_HOME": folder.path + "/state", "XDG_RUNTIME_DIR": folder.path + "/run"]
  }

  private func run(_ arguments: String..., input: String = "") throws -> Run {
    try Run(["handoff"] + arguments, input: input, environment: environment)
  }

  private func offer(_ title: String?, _ number: UInt32) -> HandoffStatus.Offer {
    HandoffStatus.Offer(
      RemoteOffer(
        peer: laptop.id, peerName: "laptop",
        offer: HandoffOffer(number: number, app: "org.example.notes", activityType: "org.example.reading", title: title)
      ))
  }

  /// Answers one command. The result is what it has sent.
  private func service(
    _ replies: @escaping @Sendable (HandoffServiceRequest) -> [HandoffServiceReply]
  ) throws -> () -> [HandoffServiceRequest] {
    let peers = HandoffServicePaths.peers(environment: environment)
    for file in [peers, HandoffServicePaths.socket(environment: environment) ?? ""] {
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
    try Data("{}".utf8).write(to: URL(fileURLWithPath: peers))
    let listener = try WireListener(at: try #require(HandoffServicePaths.socket(environment: environment)))
    let sent = Mutex<[HandoffServiceRequest]>([])
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      defer { end.signal() }
      guard let connection = try? listener.accept(timeout: .seconds(30)) else { return }
      while let request = try? connection.receive(HandoffServiceRequest.self, timeout: .seconds(30)) {
        sent.withLock { $0.append(request) }
        for reply in replies(request) { try? connection.send(reply) }
      }
    }
    return {
      end.wait()
      return sent.withLock { $0 }
    }
  }

  @Test("Without a paired machine list says how to pair one, and needs no service")
  func unpaired() throws {
    let list = try run("list")
    #expect(list.status == 0 && list.lines == ["No machine is paired. Pair one with: proscenium handoff pair"])
    let json = try run("list", "--json")
    #expect(json.status == 0 && json.output.contains("\"machines\" : ["))
  }

  @Test(
    "Without the service every other command says how to start it, and exits with 69", arguments: ["continue", "pair"])
  func withoutService(_ command: String) throws {
    let run = try run(command)
    #expect(run.status == 69)
    #expect(run.errors.hasPrefix("error: the Handoff service does not run. Start it with: proscenium-handoff serve ("))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("List has the machines, and what they offer with numbers; hostile titles are one line")
  func list() throws {
    let status = HandoffStatus(
      name: "here", peers: [laptop, tablet], offers: [offer("Shopping", 4), offer("a\u{1B}[2J\nb", 9), offer(nil, 12)])
    let sent = try service { _ in [.status(status)] }
    let list = try run("list")
    #expect(
      list.lines == [
        "laptop", "tablet (not connected)", "1  Shopping             org.example.notes  on laptop",
        "2  a\\u{1b}[2J\\nb        org.example.notes  on laptop",
        "3  org.example.reading  org.example.notes  on laptop",
      ])
    #expect(sent() == [.watch])
  }

  @Test("JSON has the same, and the service's problem")
  func json() throws {
    let status = HandoffStatus(
      name: "here", problem: "There is no Avahi.", peers: [laptop], offers: [offer("Shopping", 4)])
    _ = try service { _ in [.status(status)] }
    let json = try run("list", "--json")
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(document?["problem"] as? String == "There is no Avahi.")
    #expect((document?["offers"] as? [[String: Any]])?.first?["number"] as? Int == 1)
    #expect((document?["machines"] as? [[String: Any]])?.first?["identifier"] as? String == "3f9a00")
  }

  @Test("Continue accepts the only offer, or the one with the number of the list")
  func accept() throws {
    let one = HandoffStatus(name: "here", peers: [laptop], offers: [offer("Shopping", 4)])
    let two = HandoffStatus(name: "here", peers: [laptop], offers: [offer("Shopping", 4), offer("Holidays", 9)])
    for (status, arguments, number) in [(one, ["continue"], UInt32(4)), (two, ["continue", "2"], 9)] {
      let sent = try service { request in request == .watch ? [.status(status)] : [.done] }
      let run = try Run(["handoff"] + arguments, environment: environment)
      #expect(run.status == 0 && run.output.hasSuffix("of laptop is continued in org.example.notes.\n"))
      #expect(sent() == [.watch, .accept(laptop.id, number: number)])
    }
  }

  @Test("Continue refuses what it cannot name, and reports what the service refuses", arguments: ["", "0", "3", "-1"])
  func acceptMistakes(_ number: String) throws {
    let two = HandoffStatus(name: "here", peers: [laptop], offers: [offer("Shopping", 4), offer("Holidays", 9)])
    let sent = try service { _ in [.status(two)] }
    let run = try Run(["handoff", "continue"] + (number.isEmpty ? [] : ["--", number]), environment: environment)
    #expect(run.status == 64)
    #expect(run.errors == "error: Name one of the activities by its number, 1 to 2; see: proscenium handoff list\n")
    #expect(sent() == [.watch])
  }

  @Test("Pairing lists the machines, shows the code, and pairs when it is confirmed")
  func pair() throws {
    let candidates = [HandoffPairingCandidate(number: 7, name: "laptop")]
    let sent = try service { request in
      switch request {
      case .startPairing: [.candidates([]), .candidates(candidates)]
      case .pair: [.code("123456", peerName: "laptop")]
      default: [.done]
      }
    }
    let run = try run("pair", input: "7\nyes\n")
    #expect(run.status == 0)
    #expect(run.output.contains("7  laptop\n") && run.output.contains("The code for laptop is 123456.\n"))
    #expect(run.lines.last == "The machines are paired.")
    #expect(sent() == [.startPairing, .pair(7), .confirmPairing(matches: true)])
  }

  @Test(
    "On the machine that the other user has chosen only the code is confirmed, and the command waits for the result")
  func chosen() throws {
    let sent = try service { request in
      switch request {
      case .startPairing:
        [.candidates([HandoffPairingCandidate(number: 7, name: "laptop")]), .code("123456", peerName: "laptop")]
      default: [.done]
      }
    }
    let command = try RunningProcess(
      BuildLayout.product("proscenium"), ["handoff", "pair"], environment: environment, hasInput: true)
    let question = "Is it the same on the other machine? (yes or no)"
    var lines = command.lines(until: [question])
    // Nobody answers before the question is there.
    command.write("yes\n")
    lines += command.remainingLines()
    #expect(command.waitForEnd() == 0)
    #expect(lines.last == "The machines are paired.")
    #expect(lines.count { $0.hasPrefix("The number of the machine") } <= 1)
    #expect(sent() == [.startPairing, .confirmPairing(matches: true)])
  }

  @Test("A code that differs pairs nothing")
  func otherCode() throws {
    let sent = try service { request in
      switch request {
      case .startPairing: [.candidates([HandoffPairingCandidate(number: 7, name: "laptop")])]
      case .pair: [.code("123456", peerName: "laptop")]
      default: [.failure("The codes differ, so the machines are not paired.")]
      }
    }
    let run = try run("pair", input: "7\nno\n")
    #expect(run.status == 64 && run.errors == "error: The codes differ, so the machines are not paired.\n")
    #expect(sent() == [.startPairing, .pair(7), .confirmPairing(matches: false)])
  }

  @Test("Unpair takes a name, or how an identifier begins, and refuses an unknown and an ambiguous one")
  func unpair() throws {
    let both = HandoffStatus(name: "here", peers: [laptop, tablet])
    for name in ["tablet", "77b"] {
      let sent = try service { request in request == .watch ? [.status(both)] : [.done] }
      #expect(try run("unpair", name).lines == ["tablet is no longer paired."])
      #expect(sent() == [.watch, .unpair(tablet.id)])
    }
    let twins = HandoffStatus(
      name: "here", peers: [laptop, HandoffStatus.Peer(id: tablet.id, name: "laptop", isConnected: true)])
    for (status, name, part) in [(both, "phone", "No paired machine is called"), (twins, "laptop", "Several machines")]
    {
      _ = try service { _ in [.status(status)] }
      let run = try run("unpair", name)
      #expect(run.status == 64 && run.errors.contains(part))
    }
  }
}
