import Foundation
import SceneManifest
import TestSupport

/// An XML property list around the entries of its dictionary.
func xml(_ entries: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \(entries)
  </dict>
  </plist>
  """
}

/// An Info.plist with an identifier and the given entries, read from a real file.
func read(
  _ entries: String, variables: [String: String] = [:], idiom: DeviceIdiom = .phone
) throws -> InfoPlist {
  let folder = TemporaryFolder()
  let file = try folder.write(
    xml("<key>CFBundleIdentifier</key><string>org.example.App</string>" + entries), to: "Info.plist")
  return try InfoPlist(contentsOf: URL(fileURLWithPath: file), file: "Info.plist", variables: variables, idiom: idiom)
}

/// The rendered diagnostics of an Info.plist with the given entries.
func lines(_ entries: String, variables: [String: String] = [:]) throws -> [String] {
  try read(entries, variables: variables).diagnostics.map(\.description)
}

/// The rendered diagnostics of a manifest with the given entries.
func manifestLines(_ entries: String) throws -> [String] {
  try lines("<key>UIApplicationSceneManifest</key><dict>\(entries)</dict>")
}

/// The rendered diagnostics of a manifest whose role for windows has the given array.
func windowLines(_ configurations: String) throws -> [String] {
  try manifestLines(
    """
    <key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array>\(configurations)</array></dict>
    """)
}

/// One configuration as Xcode writes it.
func configuration(
  name: String = "Default Configuration", delegate: String = "App.SceneDelegate", more: String = ""
) -> String {
  """
  <dict><key>UISceneConfigurationName</key><string>\(name)</string>
  <key>UISceneDelegateClassName</key><string>\(delegate)</string>\(more)</dict>
  """
}
