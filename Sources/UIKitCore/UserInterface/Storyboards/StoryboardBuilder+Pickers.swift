import Foundation

/// Reads search bars, pickers and refresh controls.
extension StoryboardBuilder {
  /// Applies the attributes of one of these views; returns `false` for any other.
  func fillPicker(_ view: UIView, _ element: StoryboardElement) -> Bool {
    switch view {
    case let bar as UISearchBar: fill(bar, element)
    case let picker as UIDatePicker: fill(picker, element)
    case let picker as UIPickerView: picker.showsSelectionIndicator = element.flag("showsSelectionIndicator", true)
    case let well as UIColorWell:
      well.title = element["title"]
      well.supportsAlpha = element.flag("supportsAlpha", true)
      well.selectedColor = color(element, "selectedColor")
    case let control as UIRefreshControl:
      let title = element.children.first { $0.name == "attributedString" && $0["key"] == "attributedTitle" }
      let text = title?.children.filter { $0.name == "fragment" }.compactMap { $0["content"] }.joined() ?? ""
      if !text.isEmpty { control.attributedTitle = NSAttributedString(string: text) }
    default: return false
    }
    return true
  }

  private func fill(_ bar: UISearchBar, _ element: StoryboardElement) {
    bar.text = element["text"] ?? element.children.first { $0["key"] == "text" }?.text
    if let placeholder = element["placeholder"] { bar.placeholder = placeholder }
    bar.prompt = element["prompt"]
    bar.showsCancelButton = element.flag("showsCancelButton")
    bar.showsBookmarkButton = element.flag("showsBookmarkButton")
    bar.showsSearchResultsButton = element.flag("showsSearchResultsButton")
    bar.isTranslucent = element.flag("translucent", true)
    switch element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    if let tint = color(element, "barTintColor") { bar.barTintColor = tint }
    let titles = element.child("scopeButtonTitles")?.children.filter { $0.name == "string" }.map(\.text) ?? []
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    bar.showsScopeBar = element.flag("showsScopeBar")
    fillTraits(of: bar.searchTextField, element)
  }

  private func fill(_ picker: UIDatePicker, _ element: StoryboardElement) {
    switch element["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    case "yearAndMonth": picker.datePickerMode = .yearAndMonth
    default: break
    }
    if let interval = element["minuteInterval"].flatMap({ Int($0) }) { picker.minuteInterval = interval }
    if let duration = element.number("countDownDuration") { picker.countDownDuration = duration }
    for part in element.children {
      switch (part.name, part["key"]) {
      case ("date", "minimumDate"): picker.minimumDate = date(part)
      case ("date", "maximumDate"): picker.maximumDate = date(part)
      case ("date", "date"): if !element.flag("useCurrentDate"), let date = date(part) { picker.date = date }
      case ("locale", "locale"): picker.locale = part["localeIdentifier"].map { Locale(identifier: $0) }
      case ("timeZone", "timeZone"): picker.timeZone = part["name"].flatMap { TimeZone(identifier: $0) }
      default: break
      }
    }
  }

  private func date(_ element: StoryboardElement) -> Date? {
    element.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
