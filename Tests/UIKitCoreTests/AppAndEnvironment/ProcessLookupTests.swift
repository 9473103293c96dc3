import TestSupport
import Testing

@testable import UIKitCore

@Suite("Objects of the app that the running code belongs to") struct ProcessLookupTests {
  @Test("each is found directly, however often it was asked for", arguments: Lookup.allCases)
  func many(lookup: Lookup) async {
    // The lookup is installed with the first process of this kind.
    _ = await UIProcess.library()
    onSmallStack { for _ in 0..<5000 { lookup.perform() } }
  }

  enum Lookup: CaseIterable {
    case activity, resources, searchIndex

    func perform() {
      switch self {
      case .activity: _ = CurrentUserActivity.ofProcess
      case .resources: _ = AppResources.current
      case .searchIndex: _ = AppSearchIndex.ofProcess
      }
    }
  }

  @Test("the observer of the current activity is called directly, however many changes came before") func changes() {
    onSmallStack {
      let activity = CurrentUserActivity()
      activity.onChange {}
      for _ in 0..<5000 { activity.activityChanged() }
    }
  }
}
