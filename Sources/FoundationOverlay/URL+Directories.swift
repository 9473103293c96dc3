public import Foundation

/// The user's folders. They need not exist.
extension URL {
  /// The folder of the app's and the user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// The folder of what an app can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The folder of what an app needs and the user does not see.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The folder of files that no user sees. Differs from Apple: the same as ``applicationSupportDirectory``, as the desktop has no folder
  /// around it and the caches.
  public static var libraryDirectory: URL { applicationSupportDirectory }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The folder of what lies on the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The folder of films.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The folder of music.
  public static var musicDirectory: URL { directory(.musicDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// The folder that the user shares with others.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    guard let url = FileManager.default.urls(for: directory, in: .userDomainMask).first else { return homeDirectory }
    return URL(filePath: url.path(percentEncoded: false), directoryHint: .isDirectory)
  }
}
