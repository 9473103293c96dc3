/// The settings that Xcode has for an iOS app in the simulator before a project sets any.
enum DefaultSettings {
  /// Adds the defaults to an empty table.
  ///
  /// - Parameters:
  ///   - target: The target's name.
  ///   - productType: The product type, as in `com.apple.product-type.application`.
  ///   - project: The path of the project file.
  ///   - folder: The project's folder.
  ///   - language: The language of development.
  static func add(
    to table: inout SettingsTable, target: String, productType: String, project: String, folder: String,
    language: String
  ) {
    let platform = table.platform
    let isPhone = platform.sdk.hasPrefix("iphone")
    let values: [String: String] = [
      "TARGET_NAME": target, "TARGETNAME": "$(TARGET_NAME)", "PROJECT_NAME": FilePath.stem(project),
      "PROJECT": "$(PROJECT_NAME)", "PROJECT_FILE_PATH": project, "PROJECT_DIR": folder, "SRCROOT": folder,
      "SOURCE_ROOT": "$(SRCROOT)", "CONFIGURATION": platform.configuration, "BUILD_STYLE": platform.configuration,
      "ACTION": "build", "PLATFORM_NAME": platform.sdk, "SDKROOT": platform.sdk,
      "SDK_NAME": platform.sdk + platform.sdkVersion,
      "SDK_VERSION": platform.sdkVersion, "EFFECTIVE_PLATFORM_NAME": "-" + platform.sdk,
      "PLATFORM_DISPLAY_NAME": isPhone ? "iOS Simulator" : platform.sdk, "SWIFT_PLATFORM_TARGET_PREFIX": "ios",
      "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator", "ARCHS": platform.architecture,
      "CURRENT_ARCH": platform.architecture, "NATIVE_ARCH": platform.architecture, "CURRENT_VARIANT": "normal",
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "EXECUTABLE_PATH": "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)",
      "EXECUTABLE_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "WRAPPER_EXTENSION": wrapperExtension(productType), "WRAPPER_SUFFIX": ".$(WRAPPER_EXTENSION)",
      "WRAPPER_NAME": "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)", "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "INFOPLIST_PATH": "$(CONTENTS_FOLDER_PATH)/Info.plist", "INFOSTRINGS_PATH": "InfoPlist.strings",
      "FRAMEWORKS_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)/Frameworks",
      "PLUGINS_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)/PlugIns", "BUNDLE_EXECUTABLE_FOLDER_PATH": "",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(productType), "PRODUCT_TYPE": productType,
      "BUILD_ROOT": "/build", "BUILD_DIR": "$(BUILD_ROOT)", "SYMROOT": "$(BUILD_ROOT)", "OBJROOT": "$(BUILD_ROOT)",
      "CONFIGURATION_BUILD_DIR": "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)",
      "BUILT_PRODUCTS_DIR": "$(CONFIGURATION_BUILD_DIR)", "TARGET_BUILD_DIR": "$(CONFIGURATION_BUILD_DIR)",
      "DEVELOPMENT_LANGUAGE": language, "TARGETED_DEVICE_FAMILY": "1", "XCODE_VERSION_MAJOR": "2700",
      "XCODE_VERSION_ACTUAL": "2720", "DEFAULT_COMPILER": "com.apple.compilers.llvm.clang.1_0",
      "DERIVED_FILE_DIR": "$(OBJROOT)/DerivedSources", "USER": "user", "HOME": "/",
      // What approachable concurrency turns on has that setting's value where it has none of its own.
      "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "$(SWIFT_APPROACHABLE_CONCURRENCY)",
      "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "$(SWIFT_APPROACHABLE_CONCURRENCY)",
      "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "$(SWIFT_APPROACHABLE_CONCURRENCY)",
      "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "$(SWIFT_APPROACHABLE_CONCURRENCY)",
      "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "$(SWIFT_APPROACHABLE_CONCURRENCY)",
    ]
    for (name, value) in values { table.setDefault(name, value) }
  }

  private static func wrapperExtension(_ productType: String) -> String {
    switch productType {
    case _ where productType.contains("test"): "xctest"
    case _ where productType.contains("framework"): "framework"
    case _ where productType.contains("extension"): "appex"
    case _ where productType.hasPrefix("com.apple.product-type.application"): "app"
    default: "bundle"
    }
  }

  private static func packageType(_ productType: String) -> String {
    switch productType {
    case _ where productType.hasPrefix("com.apple.product-type.application"): "APPL"
    case _ where productType.contains("framework"): "FMWK"
    case _ where productType.contains("extension"): "XPC!"
    default: "BNDL"
    }
  }
}
