import SceneSystem
import Testing

@Suite("E-10: one-line explanation of the session that was chosen")
struct RoutingExplanationTests {
  private func sentence(_ conditions: ActivationConditions, _ stimulus: Stimulus) -> String? {
    let device = Device.running(.padN)
    device.conditions[.a] = conditions
    device(.refresh(.a))
    for case .chose(let id, let explanation) in device.raw(stimulus) { return explanation.sentence(choosing: id) }
    return nil
  }

  @Test("a session that prefers the content is explained with its predicate")
  func prefers() {
    #expect(
      sentence(.prefers("note-7"), .external(.tap("n1", target: "note-7"))) == """
        Session A was chosen for "note-7". Its prefersToActivate predicate is true for the target content identifier. \
        The predicate is: SELF == "note-7".
        """)
  }

  @Test("default conditions are not quoted")
  func defaults() {
    #expect(
      sentence(ActivationConditions(), .external(.url("notes://7"))) == """
        Session A was chosen for "notes://7". No session prefers the target content identifier; this one is the most \
        recent that can show it.
        """)
  }

  @Test("a new session is explained as well as an existing one")
  func new() {
    #expect(
      sentence(.nothing, .external(.tap("n1", target: "note-7"))) == """
        A new session was chosen for "note-7". No session's conditions accept the target content identifier.
        """)
  }

  @Test("without an identifier no conditions are evaluated")
  func noIdentifier() {
    #expect(
      sentence(.nothing, .external(.action("compose"))) == """
        Session A was chosen. The event has no target content identifier, so the most recent session receives it.
        """)
  }

  @Test("K-09, P-09: requests of the app are explained where conditions decide")
  func requests() {
    #expect(
      sentence(.accepts("note-7"), .activate(nil, .of("detail", target: "note-7")))?.hasPrefix("Session A") == true)
    #expect(sentence(.nothing, .activateRole(.of("detail", target: "x")))?.hasPrefix("A new session") == true)
    #expect(sentence(.nothing, .activate(nil, .of("detail"))) == nil, "nothing was compared")
  }

  @Test("E-07: an invitation has no identifier, so the most recent session gets it in its options")
  func share() {
    let invitation = ShareInvitation(url: "https://share.example/7", title: "Notes")
    let device = Device.running(.phone)
    #expect(
      device(.external(.share(invitation))) == ["chose A noIdentifier", "accept https://share.example/7 to A"])
    device([.swipeHome, .kill])
    #expect(device(.external(.share(invitation))).contains("connect A share=https://share.example/7"))
  }

  @Test(
    "a predicate is printed as a format string",
    arguments: [
      (ContentPredicate.value(true), "TRUEPREDICATE"), (.value(false), "FALSEPREDICATE"),
      (.comparison(.equal, "a\"b\\", []), #"SELF == "a\"b\\""#),
      (.comparison(.beginsWith, "note-", [.caseInsensitive]), #"SELF BEGINSWITH[c] "note-""#),
      (.comparison(.like, "*", [.caseInsensitive, .diacriticInsensitive]), #"SELF LIKE[cd] "*""#),
      (.comparison(.notEqual, "", [.diacriticInsensitive]), #"SELF !=[d] """#),
      (.isIn(["a", "b"], []), #"SELF IN {"a", "b"}"#), (.isIn([], []), "SELF IN {}"),
      (.not(.comparison(.contains, "x", [])), #"NOT (SELF CONTAINS "x")"#),
      (
        .and([.comparison(.lessThan, "m", []), .comparison(.greaterThanOrEqual, "c", [])]),
        #"(SELF < "m") AND (SELF >= "c")"#
      ),
      (
        .or([.comparison(.endsWith, "z", []), .comparison(.lessThanOrEqual, "c", [])]),
        #"(SELF ENDSWITH "z") OR (SELF <= "c")"#
      ),
      (.and([]), "TRUEPREDICATE"), (.or([]), "FALSEPREDICATE"), (.comparison(.greaterThan, "a", []), #"SELF > "a""#),
    ])
  func predicates(predicate: ContentPredicate, text: String) {
    #expect(predicate.description == text)
  }
}
