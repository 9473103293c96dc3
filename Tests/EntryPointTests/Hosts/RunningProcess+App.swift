import Foundation
import TestSupport

extension RunningProcess {
  /// Starts the app `name` with `environment` added to the test's own, and without variables that lead it to another device.
  ///
  /// Its errors are in a file of the folder, and in ``errorText``, or among its output.
  convenience init(
    app name: String = "HostedProbe", in folder: TemporaryFolder, arguments: [String] = [],
    environment: [String: String] = [:], mergesErrors: Bool = false
  ) throws {
    var whole = ProcessInfo.processInfo.environment
    for key in ["PROSCENIUM_DEVICE", "PROSCENIUM_INFO_PLIST", "PROSCENIUM_DESCRIBE"] { whole[key] = nil }
    whole["XDG_STATE_HOME"] = folder.path
    whole["XDG_RUNTIME_DIR"] = folder.runtime
    try self.init(
      name.hasPrefix("/") ? name : BuildLayout.product(name), arguments, environment: whole.merging(environment) { $1 },
      in: folder.path, errors: mergesErrors ? .output : .file(folder.path + "/errors-\(UUID().uuidString)"),
      timeout: .seconds(60))
  }
}

extension TemporaryFolder {
  /// A folder for apps.
  static func forApps() -> TemporaryFolder { TemporaryFolder(containing: "run") }

  /// The value of `XDG_RUNTIME_DIR` for apps.
  var runtime: String { path + "/run" }
}
