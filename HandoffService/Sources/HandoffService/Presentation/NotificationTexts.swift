/// The texts of notifications in one language. `{app}` and `{device}` stand for the names.
struct NotificationTexts: Hashable, Sendable {
  /// The label of the button.
  let action: String
  /// Which app continues the activity, and which device offers it.
  let app: String
  /// The same for an activity whose page is opened.
  let page: String

  /// The texts for the user's languages, by default in English.
  static func texts(for locale: NotificationLocale) -> NotificationTexts {
    locale.first { $0 == "C" ? english : table[$0] } ?? english
  }

  private static let english = NotificationTexts(
    action: "Continue", app: "Continue in {app}, from {device}", page: "Open the web page, from {device}")

  private static let traditionalChinese = NotificationTexts(
    action: "繼續", app: "在{app}中繼續，來自{device}", page: "打開網頁，來自{device}")

  private static let table: [String: NotificationTexts] = [
    "en": english,
    "de": NotificationTexts(
      action: "Fortsetzen", app: "In {app} fortsetzen, von {device}", page: "Webseite öffnen, von {device}"),
    "fr": NotificationTexts(
      action: "Continuer", app: "Continuer dans {app}, depuis {device}", page: "Ouvrir la page web, depuis {device}"),
    "es": NotificationTexts(
      action: "Continuar", app: "Continuar en {app}, desde {device}", page: "Abrir la página web, desde {device}"),
    "he": NotificationTexts(
      action: "המשך", app: "המשך ב־{app}, מתוך {device}", page: "פתיחת דף האינטרנט, מתוך {device}"),
    "ar": NotificationTexts(
      action: "متابعة", app: "المتابعة في {app}، من {device}", page: "فتح صفحة الويب، من {device}"),
    "ja": NotificationTexts(action: "続ける", app: "{device}から{app}で続ける", page: "{device}からWebページを開く"),
    "zh": NotificationTexts(action: "继续", app: "在{app}中继续，来自{device}", page: "打开网页，来自{device}"),
    "zh_TW": traditionalChinese, "zh_HK": traditionalChinese, "zh_MO": traditionalChinese,
  ]
}
