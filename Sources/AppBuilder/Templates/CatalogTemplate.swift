/// The asset catalogue of a new app: an accent colour and an app icon, both without content.
enum CatalogTemplate {
  private static let info = "  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"

  static let files: [String: String] = [
    "Contents.json": "{\n" + info,
    "AccentColor.colorset/Contents.json": """
    {
      "colors" : [
        {
          "idiom" : "universal"
        }
      ],

    """ + info,
    "AppIcon.appiconset/Contents.json": """
    {
      "images" : [
        {
          "idiom" : "universal",
          "platform" : "ios",
          "size" : "1024x1024"
        }
      ],

    """ + info,
  ]
}
