import AppBuilder
import ArgumentParser
import Foundation
import SceneSystem
import XcodeProject

/// The arguments of commands that read a project.
struct ProjectOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "An Xcode project or workspace, or a folder with one, with a Package.swift, or with sources and an Info.plist.",
      valueName: "project"), completion: .file())
  var project = "."

  @Option(
    name: .customLong("scheme", withSingleDash: true),
    help: ArgumentHelp(
      "The scheme, which selects the app, its tests, its arguments and its environment.", valueName: "name"))
  var scheme: String?

  @Option(
    name: .customLong("target", withSingleDash: true),
    help: ArgumentHelp("The target (default: that of the scheme, or the only app).", valueName: "name"))
  var target: String?

  @Option(
    name: .customLong("configuration", withSingleDash: true),
    help: ArgumentHelp("The configuration (default: Debug, or the project's default).", valueName: "name"))
  var configuration: String?

  /// The project, read for the configuration.
  func read() throws -> AppProject {
    do {
      return try ProjectReader(configuration: configuration).read(try ProjectDetection.find(project))
    } catch {
      Console.logError(error.description)
      throw CommandStatus.notBuilt.exitCode
    }
  }
}

/// The options of commands that build.
struct BuildOptions: ParsableArguments {
  @Flag(help: "Replace modules that are absent here, such as MapKit, by placeholders that log.")
  var stubMissing = false

  @Option(
    help: ArgumentHelp(
      "The folder for what is generated and built (default: below $XDG_CACHE_HOME/proscenium/apps).",
      valueName: "folder"),
    completion: .directory)
  var buildFolder: String?

  /// The builder of a project.
  func builder(for project: AppProject) throws -> AppBuilder {
    for diagnostic in project.diagnostics where diagnostic.severity != .note { BuildConsole().diagnostic(diagnostic) }
    return try AppBuilder(
      project: project, folder: BuildFolder(for: project.location, path: buildFolder), tool: try ToolPackage.find(),
      stubMissing: stubMissing, reporter: BuildConsole())
  }
}

extension CommandStatus {
  /// The status to throw.
  var exitCode: ExitCode { ExitCode(rawValue) }
}

extension Console {
  /// Runs a part of a command; an error of a build is written, and its exit status thrown.
  static func building<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as BuilderError {
      clearProgress()
      let option = error.code == .absentModules ? " (--stub-missing)" : ""
      logError("\(error.location.map { $0.oneLine + ": " } ?? "")error: \(error.description)\(option)")
      switch error.code {
      case .project: throw CommandStatus.usage.exitCode
      case .tool: throw CommandStatus.unavailable.exitCode
      case .file: throw CommandStatus.notCreated.exitCode
      default: throw CommandStatus.notBuilt.exitCode
      }
    }
  }
}
