/// The MIME types of Apple's uniform type identifiers.
enum UniformTypes {
  /// The MIME types of a type that every system has, the general ones first. A family of types, such as `public.image`, gives the members
  /// that desktops show; `nil` for a type that is not in the list.
  static func mimeTypes(of identifier: String) -> [String]? { table[identifier.lowercased()] }

  /// Types of which every document is a folder. Desktops do not support such documents.
  static let packages: Set<String> = [
    "com.apple.package", "com.apple.bundle", "com.apple.rtfd", "com.apple.application-bundle",
  ]

  private static let images = [
    "image/png", "image/jpeg", "image/gif", "image/tiff", "image/bmp", "image/webp", "image/heif", "image/svg+xml",
  ]
  private static let sounds = [
    "audio/mpeg", "audio/mp4", "audio/x-wav", "audio/x-aiff", "audio/flac", "audio/ogg", "audio/aac", "audio/midi",
  ]
  private static let films = [
    "video/mp4", "video/quicktime", "video/mpeg", "video/x-msvideo", "video/webm", "video/x-matroska",
  ]
  private static let archives = [
    "application/zip", "application/x-tar", "application/gzip", "application/x-bzip2", "application/x-7z-compressed",
  ]

  private static let table: [String: [String]] = [
    // Any type.
    "public.item": ["application/octet-stream"], "public.content": ["application/octet-stream"],
    "public.data": ["application/octet-stream"], "public.composite-content": ["application/octet-stream"],
    "public.folder": ["inode/directory"], "public.directory": ["inode/directory"],
    // Text. A desktop treats every type of text as plain text too.
    "public.text": ["text/plain"], "public.plain-text": ["text/plain"], "public.utf8-plain-text": ["text/plain"],
    "public.utf16-plain-text": ["text/plain"], "public.utf16-external-plain-text": ["text/plain"],
    "com.apple.traditional-mac-plain-text": ["text/plain"], "public.log": ["text/x-log"],
    "public.rtf": ["application/rtf"], "public.html": ["text/html"], "public.xhtml": ["application/xhtml+xml"],
    "public.xml": ["application/xml"], "public.css": ["text/css"], "public.json": ["application/json"],
    "public.geojson": ["application/geo+json"], "public.yaml": ["application/yaml"],
    "public.toml": ["application/toml"],
    "public.comma-separated-values-text": ["text/csv"],
    "public.tab-separated-values-text": ["text/tab-separated-values"],
    "public.delimited-values-text": ["text/csv", "text/tab-separated-values"],
    "net.daringfireball.markdown": ["text/markdown"], "public.vcard": ["text/vcard"],
    "com.apple.ical.ics": ["text/calendar"], "com.apple.property-list": ["application/x-plist"],
    "com.apple.xml-property-list": ["application/x-plist"],
    "com.apple.binary-property-list": ["application/x-plist"], "public.srt": ["application/x-subrip"],
    // Sources.
    "public.source-code": ["text/plain"], "public.swift-source": ["text/x-swift"], "public.c-source": ["text/x-csrc"],
    "public.c-header": ["text/x-chdr"], "public.c-plus-plus-source": ["text/x-c++src"],
    "public.c-plus-plus-header": ["text/x-c++hdr"], "public.objective-c-source": ["text/x-objcsrc"],
    "com.sun.java-source": ["text/x-java"], "com.netscape.javascript-source": ["text/javascript"],
    "public.shell-script": ["application/x-shellscript"], "public.python-script": ["text/x-python"],
    "public.perl-script": ["application/x-perl"], "public.ruby-script": ["application/x-ruby"],
    "public.php-script": ["application/x-php"], "public.diff": ["text/x-patch"], "public.patch-file": ["text/x-patch"],
    // Images.
    "public.image": images, "public.png": ["image/png"], "public.jpeg": ["image/jpeg"],
    "public.jpeg-2000": ["image/jp2"], "com.compuserve.gif": ["image/gif"], "public.tiff": ["image/tiff"],
    "com.microsoft.bmp": ["image/bmp"], "com.microsoft.ico": ["image/vnd.microsoft.icon"],
    "org.webmproject.webp": ["image/webp"], "public.heic": ["image/heif"], "public.heif": ["image/heif"],
    "public.heics": ["image/heif"], "public.avif": ["image/avif"], "public.svg-image": ["image/svg+xml"],
    "com.adobe.raw-image": ["image/x-adobe-dng"], "public.camera-raw-image": ["image/x-adobe-dng"],
    "com.adobe.photoshop-image": ["image/vnd.adobe.photoshop"], "com.apple.icns": ["image/x-icns"],
    "com.ilm.openexr-image": ["image/x-exr"],
    // Audio and video.
    "public.audio": sounds, "public.mp3": ["audio/mpeg"], "public.mpeg-4-audio": ["audio/mp4"],
    "com.apple.m4a-audio": ["audio/mp4"], "public.aiff-audio": ["audio/x-aiff"], "public.aifc-audio": ["audio/x-aifc"],
    "com.microsoft.waveform-audio": ["audio/x-wav"], "org.xiph.flac": ["audio/flac"],
    "org.xiph.ogg-audio": ["audio/ogg"],
    "public.aac-audio": ["audio/aac"], "public.midi-audio": ["audio/midi"], "public.m3u-playlist": ["audio/x-mpegurl"],
    "public.movie": films, "public.video": films, "public.audiovisual-content": films + sounds,
    "public.mpeg-4": ["video/mp4"], "com.apple.m4v-video": ["video/mp4"],
    "com.apple.quicktime-movie": ["video/quicktime"],
    "public.mpeg": ["video/mpeg"], "public.mpeg-2-video": ["video/mpeg"], "public.avi": ["video/x-msvideo"],
    "org.webmproject.webm": ["video/webm"], "org.matroska.mkv": ["video/x-matroska"], "public.3gpp": ["video/3gpp"],
    // Documents.
    "com.adobe.pdf": ["application/pdf"], "com.adobe.postscript": ["application/postscript"],
    "com.adobe.encapsulated-postscript": ["image/x-eps"], "org.idpf.epub-container": ["application/epub+zip"],
    "com.microsoft.word.doc": ["application/msword"], "com.microsoft.excel.xls": ["application/vnd.ms-excel"],
    "com.microsoft.powerpoint.ppt": ["application/vnd.ms-powerpoint"],
    "org.openxmlformats.wordprocessingml.document": [
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    ],
    "org.openxmlformats.spreadsheetml.sheet": ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    "org.openxmlformats.presentationml.presentation": [
      "application/vnd.openxmlformats-officedocument.presentationml.presentation"
    ],
    "org.oasis-open.opendocument.text": ["application/vnd.oasis.opendocument.text"],
    "org.oasis-open.opendocument.spreadsheet": ["application/vnd.oasis.opendocument.spreadsheet"],
    "org.oasis-open.opendocument.presentation": ["application/vnd.oasis.opendocument.presentation"],
    "public.email-message": ["message/rfc822"], "com.apple.mail.email": ["message/rfc822"],
    "com.topografix.gpx": ["application/gpx+xml"], "com.google.earth.kml": ["application/vnd.google-earth.kml+xml"],
    // Archives and fonts.
    "public.archive": archives, "public.zip-archive": ["application/zip"],
    "com.pkware.zip-archive": ["application/zip"],
    "public.tar-archive": ["application/x-tar"], "org.gnu.gnu-zip-archive": ["application/gzip"],
    "org.gnu.gnu-zip-tar-archive": ["application/x-compressed-tar"], "public.bzip2-archive": ["application/x-bzip2"],
    "org.7-zip.7-zip-archive": ["application/x-7z-compressed"], "org.tukaani.xz-archive": ["application/x-xz"],
    "public.font": ["font/ttf", "font/otf", "font/woff", "font/woff2"], "public.truetype-ttf-font": ["font/ttf"],
    "public.opentype-font": ["font/otf"], "public.sqlite3": ["application/vnd.sqlite3"],
  ]
}
