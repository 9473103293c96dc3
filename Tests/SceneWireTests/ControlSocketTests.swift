import Foundation
import SceneSystem
import Testing

@testable import SceneWire

@Suite("The socket of an app that runs by itself")
struct ControlSocketTests {
  @Test("It lies in the runtime folder, named after the sessions' folder, and each folder has one of its own")
  func place() {
    let environment = ["XDG_RUNTIME_DIR": "/run/user/7"]
    let one = ControlSocket.candidates(forSessionsIn: "/state/one/org.example.app", environment: environment)
    let two = ControlSocket.candidates(forSessionsIn: "/state/two/org.example.app", environment: environment)
    #expect(one.count == 2 && one[0].hasPrefix("/run/user/7/proscenium/org.example.app-") && one[0].hasSuffix(".sock"))
    #expect(one[1] == "/state/one/org.example.app/control.sock")
    #expect(one[0] != two[0])
    // The number is the same in every process and every version, or two of them would not meet.
    #expect(one[0] == "/run/user/7/proscenium/org.example.app-79228f67b77237f4.sock")
    #expect(
      one == ControlSocket.candidates(forSessionsIn: "/state/one/org.example.app/", environment: environment))
  }

  @Test("Without a runtime folder, or with a relative one, it lies beside the sessions", arguments: [nil, "run", ""])
  func beside(runtime: String?) {
    let environment = runtime.map { ["XDG_RUNTIME_DIR": $0] } ?? [:]
    #expect(
      ControlSocket.candidates(forSessionsIn: "/state/app", environment: environment) == ["/state/app/control.sock"])
  }

  @Test("A name too long for a socket's address is shortened, and a folder too deep for one is no place")
  func tooLong() {
    let name = String(repeating: "n", count: 100)
    let paths = ControlSocket.candidates(forSessionsIn: "/state/" + name, environment: ["XDG_RUNTIME_DIR": "/run"])
    #expect(paths.count == 1 && paths[0].hasPrefix("/run/proscenium/") && paths[0].utf8.count < 50)
    #expect(ControlSocket.candidates(forSessionsIn: "/state/" + name, environment: [:]).isEmpty)
    #expect(throws: WireError.self) { try ControlSocket.listen(forSessionsIn: "/state/" + name, environment: [:]) }
    #expect(throws: WireError.self) {
      try ControlSocket.ask(.comeForward, forSessionsIn: "/state/" + name, environment: [:], timeout: .seconds(1))
    }
  }

  @Test("A socket that a dead process left is taken over; withdrawn, nobody finds it any more")
  func takesOver() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("control-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(FileManager.default.createFile(atPath: folder + "/control.sock", contents: nil))
    let listener = try ControlSocket.listen(forSessionsIn: folder, environment: [:])
    #expect(listener.path == folder + "/control.sock")
    listener.withdraw()
    #expect(throws: WireError.self) {
      try ControlSocket.ask(.comeForward, forSessionsIn: folder, environment: [:], timeout: .seconds(1))
    }
  }

  @Test("A request comes back as it was; of another version only the number is read")
  func coding() throws {
    let wishes: [ControlRequest.Wish] = [
      .comeForward, .newWindow, .open(.urls([OpenedURL(url: "a://b")])), .discard([SessionID(rawValue: 3)]),
    ]
    for wish in wishes {
      let request = ControlRequest(wish)
      let data = try JSONEncoder().encode(request)
      #expect(try JSONDecoder().decode(ControlRequest.self, from: data) == request)
    }
    let other = try JSONDecoder().decode(ControlRequest.self, from: Data("{\"version\":0,\"wish\":{\"fly\":{}}}".utf8))
    #expect(other.version == 0 && other.wish == nil)
  }
}
