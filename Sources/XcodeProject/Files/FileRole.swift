/// What a file is for the build, by its name and its type.
enum FileRole: Hashable {
  /// A Swift source.
  case swift
  /// A source in another language, by the language's name.
  case foreign(String)
  /// Part of the product's folder.
  case resource
  /// A source that a tool of Xcode compiles, by a name for it.
  case unsupported(String)
  /// A framework or library.
  case library
  /// Not part of the product, such as a header.
  case none

  /// The role of a file or of a folder that is one thing.
  static func of(_ path: String, type: String? = nil) -> FileRole {
    switch FilePath.fileExtension(path) {
    case "swift": return .swift
    case "m": return .foreign("Objective-C")
    case "mm": return .foreign("Objective-C++")
    case "c": return .foreign("C")
    case "cc", "cpp", "cxx", "c++": return .foreign("C++")
    case "s", "asm": return .foreign("assembly")
    case "xcdatamodeld", "xcdatamodel": return .resource
    case "xcmappingmodel": return .unsupported("a mapping model of Core Data")
    case "metal": return .unsupported("a Metal shader")
    case "mlmodel", "mlpackage": return .unsupported("a Core ML model")
    case "intentdefinition": return .unsupported("a definition of intents")
    case "rcproject", "realitycomposerpro", "rkassets": return .unsupported("a RealityKit scene")
    case "docc", "playground", "xcodeproj", "xcworkspace", "xctestplan", "xcconfig", "entitlements", "h", "hh", "hpp",
      "pch", "modulemap", "apinotes", "swiftpm", "xcscheme", "storekit", "orig":
      return .none
    case "framework", "xcframework", "a", "dylib", "tbd", "appex": return .library
    default: break
    }
    switch type {
    case "sourcecode.swift": return .swift
    case "sourcecode.c.objc": return .foreign("Objective-C")
    case "sourcecode.cpp.objcpp": return .foreign("Objective-C++")
    case "sourcecode.c.c": return .foreign("C")
    case "sourcecode.cpp.cpp": return .foreign("C++")
    case let type? where type.hasSuffix(".h"): return .none
    default: return .resource
    }
  }

  /// Whether a folder of this name is one thing, so that its files are not looked at.
  static func isWholeFolder(_ name: String) -> Bool {
    switch FilePath.fileExtension(name) {
    case "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "app",
      "playground", "scnassets", "atlas", "spriteatlas", "docc", "xcstickers", "mlpackage", "rcproject",
      "realitycomposerpro", "rkassets", "icon", "xcodeproj", "xcworkspace", "appex", "xcappdata", "xcresult",
      "swiftpm", "dsym", "sdref", "rtfd", "photoslibrary":
      true
    default: false
    }
  }
}
