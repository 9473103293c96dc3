extension ProjectFileTemplate {
  /// The settings of the whole project.
  static func projectSettings(isDebug: Bool) -> [String: String] {
    var settings = [
      "ALWAYS_SEARCH_USER_PATHS": "NO",
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
      "COPY_PHASE_STRIP": "NO",
      "ENABLE_STRICT_OBJC_MSGSEND": "YES",
      "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
      "IPHONEOS_DEPLOYMENT_TARGET": "26.0",
      "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES",
      "SDKROOT": "iphoneos",
      "SWIFT_EMIT_LOC_STRINGS": "YES",
    ]
    if isDebug {
      settings["DEBUG_INFORMATION_FORMAT"] = "dwarf"
      settings["ENABLE_TESTABILITY"] = "YES"
      settings["GCC_OPTIMIZATION_LEVEL"] = "0"
      settings["ONLY_ACTIVE_ARCH"] = "YES"
      settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG $(inherited)"
      settings["SWIFT_OPTIMIZATION_LEVEL"] = "-Onone"
    } else {
      settings["DEBUG_INFORMATION_FORMAT"] = "dwarf-with-dsym"
      settings["ENABLE_NS_ASSERTIONS"] = "NO"
      settings["SWIFT_COMPILATION_MODE"] = "wholemodule"
      settings["VALIDATE_PRODUCT"] = "YES"
    }
    return settings
  }

  /// The settings of the app.
  static func appSettings(_ template: AppTemplate) -> [String: String] {
    var settings = [
      "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
      "CODE_SIGN_STYLE": "Automatic",
      "CURRENT_PROJECT_VERSION": "1",
      "GENERATE_INFOPLIST_FILE": "YES",
      "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationLandscapeLeft "
        + "UIInterfaceOrientationLandscapeRight",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
      "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks",
      "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": template.identifier,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
      "SWIFT_VERSION": "5.0",
      "TARGETED_DEVICE_FAMILY": "1,2",
    ]
    if template.lifeCycle == .app {
      settings["ENABLE_PREVIEWS"] = "YES"
      settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] = "YES"
    }
    if template.hasInfoPlist { settings["INFOPLIST_FILE"] = "\(template.name)/Info.plist" }
    if template.interface == .storyboard {
      settings["INFOPLIST_KEY_UILaunchStoryboardName"] = "LaunchScreen"
      settings["INFOPLIST_KEY_UIMainStoryboardFile"] = "Main"
    } else {
      settings["INFOPLIST_KEY_UILaunchScreen_Generation"] = "YES"
    }
    return settings
  }

  /// The settings of the tests.
  static func testSettings(_ template: AppTemplate) -> [String: String] {
    [
      "BUNDLE_LOADER": "$(TEST_HOST)",
      "CODE_SIGN_STYLE": "Automatic",
      "CURRENT_PROJECT_VERSION": "1",
      "GENERATE_INFOPLIST_FILE": "YES",
      "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": template.identifier + "Tests",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "SWIFT_VERSION": "5.0",
      "TARGETED_DEVICE_FAMILY": "1,2",
      "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/\(template.name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(template.name)",
    ]
  }

  private static let parts = ["project", "app", "tests"]

  var configurations: [String] {
    includedParts.flatMap { part in
      ["Debug", "Release"].map { name in
        let settings =
          switch part {
          case "project": Self.projectSettings(isDebug: name == "Debug")
          case "app": Self.appSettings(template)
          default: Self.testSettings(template)
          }
        let lines = settings.keys.sorted().map { "\t\t\t\t\($0) = \(quoted(settings[$0] ?? ""));\n" }.joined()
        return object(
          "\(name) \(part)", "XCBuildConfiguration",
          ["buildSettings = {\n\(lines)\t\t\t};", "name = \(name);"])
      }
    }
  }

  var configurationLists: [String] {
    includedParts.map { part in
      object(
        "configurations \(part)", "XCConfigurationList",
        [
          list("buildConfigurations", [id("Debug \(part)"), id("Release \(part)")]),
          "defaultConfigurationIsVisible = 0;", "defaultConfigurationName = Release;",
        ])
    }
  }

  private var includedParts: [String] { Self.parts.filter { $0 != "tests" || template.hasTests } }
}
