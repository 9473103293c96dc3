import Foundation
import SceneSystem

/// Where the service's socket and files are.
public enum HandoffServicePaths {
  /// The service's name on the session bus, which starts the service if it was installed (`proscenium-handoff install`).
  public static let busName = "org.proscenium.Handoff"

  /// The socket: `proscenium/handoff.socket` in the user's folder for sockets; `nil` if the session has none.
  public static func socket(environment: [String: String]) -> String? {
    BaseDirectory.runtime(in: environment).map { $0 + "/proscenium/handoff.socket" }
  }

  /// The folder of the device's key and of the paired peers, `proscenium/handoff` in the user's state folder.
  public static func folder(environment: [String: String]) -> String {
    BaseDirectory.state.path(in: environment, home: NSHomeDirectory()) + "/proscenium/handoff"
  }

  /// The file of the paired peers. While there is none, apps offer nothing and do not start the service.
  public static func peers(environment: [String: String]) -> String { folder(environment: environment) + "/peers.json" }
}
