import Foundation
import UIKitCore

/// An app whose controller talks, over continuation streams, to the device on which its activity is continued.
enum ChatApp {
  static let chatting = "org.example.chat.chatting"

  final class AppDelegate: UIResponder, UIApplicationDelegate {}

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var chat: ChatController? { window?.rootViewController as? ChatController }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = ChatController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      chat?.continued = userActivity
      chat?.connect()
    }
  }

  final class ChatController: UIViewController, @preconcurrency NSUserActivityDelegate {
    /// The activity that came from another device.
    var continued: NSUserActivity?
    var conversations: [Conversation] = []
    var errors: [NSError] = []
    var conversation: Conversation? { conversations.last }

    func begin(supportsStreams: Bool = true) {
      let activity = NSUserActivity(activityType: ChatApp.chatting)
      activity.title = "Chat"
      activity.supportsContinuationStreams = supportsStreams
      activity.delegate = self
      userActivity = activity
    }

    /// Requests a pair of streams.
    func connect() {
      continued?.getContinuationStreams { input, output, error in
        nonisolated(unsafe) let streams = (input, output)
        let error = error as NSError?
        MainActor.assumeIsolated {
          if let input = streams.0, let output = streams.1 {
            self.conversations.append(Conversation(input, output))
          } else if let error {
            self.errors.append(error)
          }
        }
      }
    }

    func userActivity(
      _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {
      conversations.append(Conversation(inputStream, outputStream))
    }
  }

  /// A pair of streams with its delegate.
  @MainActor final class Conversation: NSObject, @preconcurrency StreamDelegate {
    let input: InputStream
    let output: OutputStream
    /// What was read.
    private(set) var received: [UInt8] = []
    /// The events, in order.
    private(set) var inputEvents: [Stream.Event] = []
    private(set) var outputEvents: [Stream.Event] = []
    /// Whether what arrives is read.
    var reads = true { didSet { if reads { read() } } }
    /// What is still to be written.
    var outgoing: [UInt8] = []
    /// Whether there is always more to write.
    var isEndless = false

    init(_ input: InputStream, _ output: OutputStream) {
      self.input = input
      self.output = output
      super.init()
      for stream in [input, output] {
        stream.delegate = self
        stream.schedule(in: .main, forMode: .default)
        stream.open()
      }
    }

    var text: String { String(decoding: received, as: UTF8.self) }

    func say(_ text: String) {
      outgoing += Array(text.utf8)
      write()
    }

    func write() {
      if isEndless { outgoing = [UInt8](repeating: 1, count: 10_000) }
      while !outgoing.isEmpty, output.hasSpaceAvailable {
        let count = output.write(outgoing, maxLength: outgoing.count)
        guard count > 0 else { return }
        outgoing.removeFirst(count)
      }
    }

    func read() {
      var buffer = [UInt8](repeating: 0, count: 10_000)
      while reads, input.hasBytesAvailable {
        let count = input.read(&buffer, maxLength: buffer.count)
        guard count > 0 else { return }
        received += buffer[..<count]
      }
    }

    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
      if aStream === input { inputEvents.append(eventCode) } else { outputEvents.append(eventCode) }
      switch eventCode {
      case .hasBytesAvailable: read()
      case .hasSpaceAvailable: write()
      default: break
      }
    }
  }
}
