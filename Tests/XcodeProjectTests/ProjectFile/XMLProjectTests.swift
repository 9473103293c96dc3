import TestSupport
import Testing

@testable import XcodeProject

@Suite("Project files in XML") struct XMLProjectTests {
  @Test("A project file that another tool has written as XML is read")
  func xml() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "A.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
        <key>P</key><dict><key>isa</key><string>PBXProject</string>
          <key>targets</key><array><string>T</string></array></dict>
        <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string>
          <key>buildPhases</key><array><string>S</string></array></dict>
        <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
          <key>files</key><array><string>B</string></array></dict>
        <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
        <key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>A.swift</string></dict>
      </dict></dict></plist>
      """, to: "App.xcodeproj/project.pbxproj")
    let project = try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
    #expect(project.target("App")?.sources.map(\.name) == ["A.swift"])
  }

  @Test("Objects in XML have lines for diagnostics")
  func lines() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "<plist><dict><key>rootObject</key><string>P</string><key>objects</key>\n<dict>\n<key>P</key>\n<dict><key>isa</key>"
        + "<string>PBXProject</string></dict></dict></dict></plist>", to: "App.xcodeproj/project.pbxproj")
    let project = try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
    #expect(project.diagnostics.map(\.line) == [4])
  }
}
