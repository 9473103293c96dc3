import SceneManifest
import SceneSystem
package import XcodeProject

extension AppBuilder {
  /// Builds unit test targets, and lays out the folder of the app that they test.
  ///
  /// The tests are added to the package of the app, with the same sources and options, so that what one command has compiled is not compiled
  /// again by the other.
  package func buildTests(_ tests: [ProjectTarget]) throws(BuilderError) -> PreparedPackage {
    let targets = try closure(of: tests)
    let name = (targets.first { $0.kind == .application } ?? tests[0]).moduleName
    var prepared = try prepare(targets, into: folder.package, name: name)
    try compile(prepared, ["--build-tests"], of: tests[0])
    for app in targets where app.kind == .application {
      let built = try layOut(app, closure(of: [app]))
      try exposeResources(of: built)
      if prepared.testedApp == nil { prepared.testedApp = built }
    }
    return prepared
  }

  /// Runs the tests of a package, and returns the package manager's exit status. The folder of the app that they test is their main bundle,
  /// as in Xcode, where they run in the app's process.
  package func runTests(_ prepared: PreparedPackage, filters: [String]) throws(BuilderError) -> Int32 {
    let variables = prepared.testedApp.map { [AppBundle.environmentKey: $0.infoPlist] } ?? [:]
    return try packageManager.runTests(
      package: prepared.path, configuration: configuration, variables: variables,
      filters.flatMap { ["--filter", $0] })
  }

  /// Links the app's folder to where tests of scenes look for it: beside their executable, as the package manager's resources are.
  private func exposeResources(of app: BuiltApp) throws(BuilderError) {
    let name = "Proscenium_\(app.target.moduleName).resources"
    try Files.link("\(packageManager.products(configuration: configuration))/\(name)", to: app.folder)
  }
}
