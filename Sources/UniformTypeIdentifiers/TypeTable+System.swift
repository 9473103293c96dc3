extension TypeTable {
  /// The system's types: identifier, the types that each conforms to, extensions, MIME types and a description.
  static let system = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||compound content
    public.disk-image|public.item public.archive|dmg|application/x-apple-diskimage|disk image
    public.data|public.item||application/octet-stream|data
    public.directory|public.item|||directory
    com.apple.resolvable||||
    public.symlink|public.item com.apple.resolvable|||symbolic link
    public.executable|public.item|||executable
    public.mount-point|public.item com.apple.resolvable|||mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text|||Unicode text
    public.utf16-external-plain-text|public.plain-text|||Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
    public.utf8-tab-separated-values-text|public.tab-separated-values-text|||TSV document
    public.rtf|public.text|rtf|application/rtf text/rtf|RTF document
    public.html|public.text|html htm shtml|text/html|HTML document
    public.xml|public.text|xml|application/xml text/xml|XML document
    public.yaml|public.text|yaml yml|application/yaml application/x-yaml|YAML document
    public.css|public.text|css|text/css|CSS style sheet
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s|text/x-asm|assembly source
    public.c-source|public.source-code|c|text/x-csrc|C source
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.swift-source|public.source-code|swift|text/x-swift|Swift source
    public.c-plus-plus-source|public.source-code|cpp cc cxx|text/x-c++src|C++ source
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-header|public.source-code|hpp hh hxx|text/x-c++hdr|C++ header
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript|text/x-applescript|AppleScript
    com.apple.applescript.script|public.data public.script|scpt||compiled AppleScript
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||AppleScript bundle
    com.netscape.javascript-source|public.executable public.script|js mjs|text/javascript application/javascript|JavaScript program
    public.shell-script|public.script|sh|application/x-shellscript|shell script
    public.perl-script|public.shell-script|pl pm|application/x-perl|Perl program
    public.python-script|public.shell-script|py|text/x-python|Python program
    public.ruby-script|public.shell-script|rb|application/x-ruby|Ruby program
    public.php-script|public.shell-script|php|application/x-php|PHP program
    public.make-source|public.script|mk|text/x-makefile|Makefile
    public.json|public.text|json|application/json|JSON document
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|com.apple.property-list public.xml|||property list
    com.apple.binary-property-list|com.apple.property-list|||property list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|public.composite-content com.apple.package|rtfd||RTF document with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||RTF document with attachments
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpg jpeg jpe|image/jpeg|JPEG image
    public.tiff|public.image|tif tiff|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns|image/x-icns|icon
    com.microsoft.bmp|public.image|bmp dib|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|icon
    public.camera-raw-image|public.image|||raw image
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
    com.apple.live-photo||||live photo
    public.heif-standard|public.image|heif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.ilm.openexr-image|public.image|exr|image/x-exr|OpenEXR image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.data public.3d-content|usd usda usdc||USD scene
    com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip|USDZ scene
    com.apple.reality|public.data public.3d-content|reality||Reality file
    com.apple.scenekit.scene|public.data public.3d-content|scn||SceneKit scene
    com.apple.arobject|public.data public.3d-content|arobject||AR reference object
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.audio|m4a|audio/mp4 audio/x-m4a|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected audio
    com.apple.protected-mpeg-4-video|public.video|m4v|video/x-m4v|protected video
    public.avi|public.movie|avi|video/x-msvideo video/avi|AVI movie
    public.aiff-audio|public.audio|aif aiff|audio/x-aiff audio/aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav|audio/x-wav audio/wav audio/vnd.wave|WAV audio
    public.midi-audio|public.audio|mid midi|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl|M3U playlist
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
    com.apple.metadata-importer|com.apple.plugin|mdimporter||importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.application-and-system-extension|com.apple.plugin|appex||app extension
    public.unix-executable|public.data public.executable||application/x-executable|executable
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows program
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane||preference pane
    public.archive|public.data|||archive
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    public.bzip2-archive|public.archive|bz2|application/x-bzip2|bzip2 archive
    public.zip-archive|public.archive|zip|application/zip|ZIP archive
    com.apple.archive|public.archive|aar|application/x-apple-aar|Apple archive
    public.tar-archive|public.archive|tar|application/x-tar|tar archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|contact
    public.to-do-item||||to-do item
    public.calendar-event||||calendar event
    public.email-message|public.message|||e-mail
    com.apple.internet-location|public.data|||Internet location
    com.microsoft.internet-shortcut|public.text|url|application/x-mswinurl|Internet shortcut
    public.font||||font
    public.bookmark||||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 data
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
    com.apple.log|public.plain-text|log|text/x-log|log
    """
}
