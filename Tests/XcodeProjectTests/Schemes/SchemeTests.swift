import TestSupport
import Testing

@testable import XcodeProject

@Suite("Schemes") struct SchemeTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "2700" version = "1.7">
       <BuildAction><BuildActionEntries><BuildActionEntry buildForRunning = "YES">
         <BuildableReference BuildableName = "Sample App.app" BlueprintName = "Sample App"/>
       </BuildActionEntry></BuildActionEntries></BuildAction>
       <TestAction buildConfiguration = "Release"><Testables>
         <TestableReference skipped = "NO"><BuildableReference BlueprintName = "Tests"/></TestableReference>
         <TestableReference skipped = "YES"><BuildableReference BlueprintName = "SlowTests"/></TestableReference>
       </Testables></TestAction>
       <LaunchAction buildConfiguration = "Debug">
         <BuildableProductRunnable><BuildableReference BlueprintName = "Sample App"/></BuildableProductRunnable>
         <CommandLineArguments>
           <CommandLineArgument argument = "-store &quot;a b&quot;" isEnabled = "YES"/>
           <CommandLineArgument argument = "-off" isEnabled = "NO"/>
           <CommandLineArgument argument = "$(PRODUCT_NAME)" isEnabled = "YES"/>
         </CommandLineArguments>
         <EnvironmentVariables>
           <EnvironmentVariable key = "HOST" value = "$(CONFIGURATION).example.org" isEnabled = "YES"/>
           <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
           <EnvironmentVariable key = "A=B" value = "1" isEnabled = "YES"/>
         </EnvironmentVariables>
       </LaunchAction>
    </Scheme>
    """

  private let folder = TemporaryFolder()

  init() throws { try SampleProject.write(to: folder) }

  private func read() throws -> AppProject { try ProjectReader().read(try ProjectDetection.find(folder.path)) }

  @Test("Without scheme files each app has a scheme with its tests")
  func automatic() throws {
    let scheme = try #require(try read().schemes.first)
    #expect(scheme.name == "Sample App")
    #expect(scheme.runTarget == "Sample App")
    #expect(scheme.testTargets == ["Tests"])
    #expect(scheme.runConfiguration == "Debug")
    #expect(try read().schemes.count == 1)
  }

  @Test("A shared scheme has its arguments, variables, targets and configurations")
  func shared() throws {
    try folder.write(Self.xml, to: "Sample.xcodeproj/xcshareddata/xcschemes/My Scheme.xcscheme")
    let project = try read()
    #expect(project.schemes.map(\.name) == ["My Scheme"])
    let scheme = project.schemes[0]
    #expect(scheme.runTarget == "Sample App")
    #expect(scheme.testTargets == ["Tests"])
    #expect(scheme.arguments == ["-store", "a b", "Sample", "App"])
    #expect(scheme.environment == ["HOST": "Debug.example.org"])
    #expect(scheme.runConfiguration == "Debug")
    #expect(scheme.testConfiguration == "Release")
  }

  @Test("A person's own scheme is read after the shared ones, each name once")
  func userScheme() throws {
    try folder.write(Self.xml, to: "Sample.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    try folder.write(Self.xml, to: "Sample.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/A.xcscheme")
    try folder.write(Self.xml, to: "Sample.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/B.xcscheme")
    #expect(try read().schemes.map(\.name) == ["A", "B"])
  }

  @Test("Without something to run, the app that is built is run")
  func builtApp() throws {
    let text = Self.xml.replacing("BuildableProductRunnable", with: "Nothing")
    let scheme = try SchemeReader.scheme(Array(text.utf8), name: "s", file: "s", base: "/")
    #expect(scheme.runTarget == "Sample App")
  }

  @Test("Test plans name their targets")
  func testPlans() throws {
    try folder.write(
      #"{ "testTargets": [ { "target": { "name": "Tests" } }, { "enabled": false, "target": { "name": "Sample App" } } ] }"#,
      to: "All.xctestplan")
    let text = Self.xml.replacing(
      "<Testables>",
      with: #"<TestPlans><TestPlanReference reference="container:All.xctestplan"/></TestPlans><Testables>"#
    ).replacing(#"BlueprintName = "Tests""#, with: #"BlueprintName = "Gone""#)
    try folder.write(text, to: "Sample.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    #expect(try read().schemes[0].testTargets == ["Tests"])
  }

  @Test("A damaged scheme is a warning with file and line, and the project is read")
  func damaged() throws {
    try folder.write("<Scheme>\n<LaunchAction>\n", to: "Sample.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    try folder.write("<Plan/>", to: "Sample.xcodeproj/xcshareddata/xcschemes/B.xcscheme")
    let project = try read()
    #expect(project.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(project.diagnostics[0].description.contains("A.xcscheme:3: warning: The scheme ‘A’ is not read."))
    #expect(project.diagnostics[1].message.hasSuffix("Expected <Scheme>, found <Plan>."))
    #expect(project.schemes.map(\.name) == ["Sample App"])
  }

  @Test("A scheme that runs a target of another project is reported")
  func unknownTarget() throws {
    try folder.write(
      Self.xml.replacing("Sample App", with: "Elsewhere"), to: "Sample.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    #expect(try read().messages == ["The scheme ‘A’ runs ‘Elsewhere’, which is no target."])
  }

  @Test("Tests without an app have a scheme of their own")
  func testsAlone() {
    let tests = ProjectTarget(name: "T", kind: .unitTests, productType: "", productName: "T", moduleName: "T")
    let schemes = AutomaticSchemes.schemes(for: [tests], beside: [])
    #expect(schemes.map(\.name) == ["T"])
    #expect(schemes[0].runTarget == nil)
    #expect(schemes[0].testTargets == ["T"])
  }
}
