// An app that harms its device in every way that an app can, for the tests of the device.
//
// `HOSTILE` in the environment selects the way. Only the first process of a home folder misbehaves, so that a test sees whether the device
// continues. `REPORT` names a pipe to which the process writes its identifier at that moment and which it keeps open until its end.
import Foundation
import SceneSystem
import SceneTrace
import SceneWire

let environment = ProcessInfo.processInfo.environment
let isDescribing = environment[DeviceEnvironment.describeOnly] == "1"
DeviceEnvironment.disableOutputBuffering()
signal(SIGPIPE, SIG_IGN)

let misdeed: Misdeed? = {
  guard !isDescribing, let name = environment["HOSTILE"] else { return nil }
  guard let misdeed = Misdeed(rawValue: name) else {
    print("There is no misdeed \(name).")
    exit(64)
  }
  let mark = NSHomeDirectory() + "/.misbehaved"
  let file = open(mark, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard file >= 0 else { return nil }
  close(file)
  return misdeed
}()

/// Notifies the pipe's reader that the moment has come, and, by closing the pipe, that this process has ended.
@MainActor func report() {
  guard let path = environment["REPORT"] else { return }
  let pipe = open(path, O_WRONLY | O_CLOEXEC)
  let text = "\(getpid())\n"
  _ = write(pipe, text, text.utf8.count)
}

@MainActor func hang() -> Never { while true { pause() } }

/// Starts a process that holds one of this process's descriptors for ten minutes.
@MainActor func leave(_ descriptor: Int32, to program: [String]) {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor == 1 ? 1 : 9)
  var child: pid_t = 0
  let words = program.map { strdup($0) } + [nil]
  posix_spawn(&child, program[0], &actions, nil, words, [nil])
}

/// Writes all its data to the socket, and stops when the socket closes.
func push(_ bytes: [UInt8], to socket: Int32) {
  var sent = 0
  while sent < bytes.count {
    let count = bytes.withUnsafeBytes { write(socket, $0.baseAddress! + sent, bytes.count - sent) }
    if count > 0 {
      sent += count
    } else if errno != EINTR {
      return
    }
  }
}

/// A message in the format of the wire, repeated many times.
@MainActor func many(_ message: AppMessage) throws -> [UInt8] {
  let (sender, receiver) = try WireConnection.makePair()
  try sender.send(message)
  var frame = [UInt8](repeating: 0, count: 65_536)
  frame.removeSubrange(max(0, read(receiver.fileDescriptor, &frame, frame.count))...)
  return Array(repeatElement(frame, count: max(1, 60_000 / frame.count)).joined())
}

@MainActor func flood(_ message: AppMessage, over connection: WireConnection) throws -> Never {
  let bytes = try many(message)
  while true { push(bytes, to: connection.fileDescriptor) }
}

@MainActor func aside(_ work: @escaping @Sendable () -> Void) { Thread(block: work).start() }

let story = Array(String(repeating: "A line of a story that never ends.\n", count: 1000).utf8)
let oneLine = [UInt8](repeating: 0x78, count: 65_536)

if misdeed == .neverConnects {
  report()
  hang()
}
guard let path = environment[DeviceEnvironment.socketPath] else { exit(8) }
let connection = try WireConnection.connect(to: path)
let socket = connection.fileDescriptor
let app = InstalledApp(bundleIdentifier: "dev.proscenium.hostile")
switch misdeed {
case .saysNothing: hang()
case .greetsWithGarbage:
  push(Array("GET / HTTP/1.1\r\n\r\n".utf8), to: socket)
  hang()
case .greetsFromAnotherVersion:
  try connection.send(AppMessage.hello(AppGreeting(version: 99, processIdentifier: getpid(), app: app)))
  hang()
case .closesWithoutGreeting:
  connection.close()
  hang()
case .leavesSocketToChildAtStart:
  leave(socket, to: ["/bin/sleep", "600"])
  exit(3)
default: break
}
_ = try connection.greet(AppGreeting(processIdentifier: getpid(), app: app))
if isDescribing { exit(0) }

/// What the first callback does.
@MainActor func misbehave() throws {
  let session = SessionID(rawValue: 1)
  switch misdeed {
  case .hangs:
    report()
    hang()
  case .ignoresSignals:
    for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE] { signal(number, SIG_IGN) }
    report()
    hang()
  case .stopsItself: raise(SIGSTOP)
  case .exitsWithZero: exit(0)
  case .crashes: abort()
  case .asksAndLeaves:
    for number in 1...2000 {
      let request = SceneRequest.activate(.new(.windowApplication), activity: nil, requestingScene: nil)
      try connection.send(AppMessage.request(RequestID(rawValue: UInt64(number)), request))
    }
    exit(0)
  case .closesSocket:
    connection.close()
    hang()
  case .leavesSocketToChild:
    leave(socket, to: ["/bin/sleep", "600"])
    _exit(3)
  case .leavesOutputToChild:
    leave(1, to: ["/usr/bin/yes"])
    _exit(3)
  case .sendsGarbage:
    push([0, 0, 0, 5] + Array("hello".utf8), to: socket)
    hang()
  case .announcesTooMuch:
    push([0x7F, 0xFF, 0xFF, 0xFF], to: socket)
    hang()
  case .sendsHalfAMessage:
    push([0, 0, 0, 99, 1, 2, 3], to: socket)
    connection.close()
    hang()
  case .nestsArrays:
    // As much text as one read accepts, of the kind that takes the most memory to decode.
    let piece = [1, 0x10, 0, 0] + Array(repeatElement(Array("[],".utf8), count: 349_525).joined()) + Array(" ".utf8)
    push([1, 0, 0, 1] + Array("[".utf8), to: socket)
    for _ in 0..<3 { push(piece, to: socket) }
    push([0, 0, 0, 3] + Array("[]]".utf8), to: socket)
    hang()
  case .drips:
    while true {
      try connection.send(AppMessage.done(batch: 0))
      usleep(1000)
    }
  case .floodsRequests: try flood(.request(RequestID(rawValue: 1), .refresh(session)), over: connection)
  case .floodsReplies:
    try flood(.reply(.userInfo(session, Bytes([UInt8](repeating: 7, count: 100)))), over: connection)
  case .floodsTraces:
    let event = TraceEvent(kind: .callback, time: 1, session: session, owner: "Hostile", callback: "again()")
    try flood(.trace(Array(repeating: event, count: 20)), over: connection)
  case .floodsBytes:
    let megabyte = Bytes([UInt8](repeating: 7, count: 1_000_000))
    while true { try connection.send(AppMessage.reply(.preservedState(megabyte))) }
  case .floodsStates:
    // The largest state that is saved, of a session, repeatedly.
    let state = Bytes([UInt8](repeating: 7, count: StateLimit.maximumLength))
    while true { try connection.send(AppMessage.reply(.userInfo(session, state))) }
  case .floodsWishes: try flood(.requestSessions, over: connection)
  case .prints: while true { push(story, to: 1) }
  case .printsOneLine: while true { push(oneLine, to: 1) }
  case .printsAside: aside { while true { push(story, to: 1) } }
  case .printsOneLineAside: aside { while true { push(oneLine, to: 1) } }
  default: break
  }
}

@MainActor func execute(_ directive: Directive) throws {
  switch directive {
  case .launch:
    print("launched")
    try misbehave()
  case .connect(let connected) where connected.isNew:
    try connection.send(AppMessage.reply(.configured(connected.session.id, SceneConfiguration(name: "Hostile"))))
  case .activate: print("active")
  case .enterBackground: if misdeed == nil { report() }
  case .captureState(let id):
    try connection.send(AppMessage.reply(.captured(id, activity: nil, conditions: ActivationConditions())))
  case .terminate:
    if misdeed == .neverLeaves {
      signal(SIGTERM, SIG_IGN)
      hang()
    }
    exit(0)
  default: break
  }
}

while true {
  let message: DeviceMessage
  do { message = try connection.receive() } catch { exit(0) }
  switch message {
  case .hello, .sessions: break
  case .run(let batch, let directives):
    for directive in directives { try execute(directive) }
    try connection.send(AppMessage.done(batch: batch))
  case .perform(let batch, _): try connection.send(AppMessage.done(batch: batch))
  }
  switch misdeed {
  case .neverReadsAgain:
    report()
    hang()
  case .floodsBetween:
    let bytes = try many(.request(RequestID(rawValue: 1), .refresh(SessionID(rawValue: 1))))
    aside { while true { push(bytes, to: socket) } }
  default: break
  }
}
