import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneWire

@Suite("The control socket of a desktop app")
struct ControlSocketTests {
  @Test("It is in the runtime folder, named after the sessions' folder, and each such folder has its own")
  func place() {
    let environment = ["XDG_RUNTIME_DIR": "/run/user/7"]
    let one = ControlSocket.candidates(forSessionsIn: "/state/one/org.example.app", environment: environment)
    let two = ControlSocket.candidates(forSessionsIn: "/state/two/org.example.app", environment: environment)
    #expect(one.count == 2 && one[0].hasPrefix("/run/user/7/proscenium/org.example.app-") && one[0].hasSuffix(".sock"))
    #expect(one[1] == "/state/one/org.example.app/control.sock")
    #expect(one[0] != two[0])
    // The number is the same in every process and every version, or two of them could not connect.
    #expect(one[0] == "/run/user/7/proscenium/org.example.app-79228f67b77237f4.sock")
    #expect(
      one == ControlSocket.candidates(forSessionsIn: "/state/one/org.example.app/", environment: environment))
  }

  @Test("Without a runtime folder, or with a relative one, it is beside the sessions", arguments: [nil, "run", ""])
  func beside(runtime: String?) {
    let environment = runtime.map { ["XDG_RUNTIME_DIR": $0] } ?? [:]
    #expect(
      ControlSocket.candidates(forSessionsIn: "/state/app", environment: environment) == ["/state/app/control.sock"])
  }

  @Test("A name too long for a socket's address is shortened, and a folder too deep for one is refused")
  func tooLong() {
    let name = String(repeating: "n", count: 100)
    let paths = ControlSocket.candidates(forSessionsIn: "/state/" + name, environment: ["XDG_RUNTIME_DIR": "/run"])
    #expect(paths.count == 1 && paths[0].hasPrefix("/run/proscenium/") && paths[0].utf8.count < 50)
    #expect(ControlSocket.candidates(forSessionsIn: "/state/" + name, environment: [:]).isEmpty)
    #expect(throws: WireError.self) { try ControlSocket.listen(forSessionsIn: "/state/" + name, environment: [:]) }
    #expect(throws: WireError.self) {
      try ControlSocket.send(.activate, forSessionsIn: "/state/" + name, environment: [:], timeout: .seconds(1))
    }
  }

  @Test("A socket that a dead process left is replaced; a withdrawn one is no longer found")
  func takesOver() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "control.sock")
    let listener = try ControlSocket.listen(forSessionsIn: folder.path, environment: [:])
    #expect(listener.path == folder.path + "/control.sock")
    listener.close()
    #expect(throws: WireError.self) {
      try ControlSocket.send(.activate, forSessionsIn: folder.path, environment: [:], timeout: .seconds(1))
    }
  }

  /// A runtime folder with the folder of the sockets in it, which has `mode`, and a folder for the sessions.
  private struct Place {
    private let folder = TemporaryFolder(containing: "app")
    var root: String { folder.path }
    var sockets: String { root + "/proscenium" }
    var sessions: String { root + "/app" }

    init(mode: mode_t? = nil) throws {
      guard let mode else { return }
      #expect(mkdir(sockets, 0o700) == 0 && chmod(sockets, mode) == 0)
    }

    func listen() throws(WireError) -> WireListener {
      try ControlSocket.listen(forSessionsIn: sessions, environment: ["XDG_RUNTIME_DIR": root])
    }

    func mode(_ path: String) -> mode_t {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }
  }

  @Test(
    "Its folder is for its owner alone, whatever the umask and whatever it was before",
    arguments: [nil, 0o777, 0o755, 0o1777])
  func madePrivate(mode: mode_t?) throws {
    let place = try Place(mode: mode)
    let listener = try place.listen()
    #expect(listener.path.hasPrefix(place.sockets + "/app-"))
    #expect(place.mode(place.sockets) & 0o777 == 0o700)
    #expect(place.mode(listener.path) == 0o600)
  }

  @Test("The folder of the sessions is made private too if the socket is in it")
  func besideSessions() throws {
    let place = try Place()
    chmod(place.sessions, 0o777)
    let listener = try ControlSocket.listen(forSessionsIn: place.sessions, environment: [:])
    #expect(listener.path == place.sessions + "/control.sock")
    #expect(place.mode(place.sessions) == 0o700)
  }

  @Test("A folder of another user is refused, and the socket is beside the sessions", .enabled(if: isSuperuser))
  func foreignFolder() throws {
    let place = try Place(mode: 0o777)
    chown(place.sockets, 65534, 65534)
    let listener = try place.listen()
    #expect(listener.path == place.sessions + "/control.sock")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.sockets).isEmpty)
    #expect(place.mode(place.sockets) == 0o777)
    chown(place.sessions, 65534, 65534)
    let error = #expect(throws: WireError.self) { try place.listen() }
    #expect(error?.description.contains("its folder belongs to another user, with the number 65534") == true)
  }

  @Test("A symbolic link or a file at the folder's place is refused", arguments: [true, false])
  func noFolder(isLink: Bool) throws {
    let place = try Place()
    let elsewhere = place.root + "/elsewhere"
    #expect(mkdir(elsewhere, 0o777) == 0 && chmod(elsewhere, 0o777) == 0)
    if isLink {
      #expect(symlink(elsewhere, place.sockets) == 0)
    } else {
      #expect(FileManager.default.createFile(atPath: place.sockets, contents: Data()))
    }
    let listener = try place.listen()
    #expect(listener.path == place.sessions + "/control.sock")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
    #expect(place.mode(elsewhere) == 0o777)
    #expect(throws: WireError.cannotListen(path: place.sockets + "/x.sock", reason: "its path is not a folder")) {
      try WireListener(at: place.sockets + "/x.sock")
    }
  }

  @Test("A request is decoded equal; of another version only the number is decoded")
  func coding() throws {
    let commands: [ControlRequest.Command] = [
      .activate, .newWindow, .open(.urls([OpenedURL(url: "a://b")])), .discard([SessionID(rawValue: 3)]),
    ]
    for command in commands {
      let request = ControlRequest(command)
      let data = try JSONEncoder().encode(request)
      #expect(try JSONDecoder().decode(ControlRequest.self, from: data) == request)
    }
    let other = try JSONDecoder().decode(ControlRequest.self, from: Data("{\"version\":0,\"wish\":{\"fly\":{}}}".utf8))
    #expect(other.version == 0 && other.command == nil)
  }
}
