import SceneManifest

/// One value of Info.plist, under a name that no other module in these tests uses.
typealias PlistValue = PropertyListValue
