import ArgumentParser
import Handoff

/// `proscenium handoff continue [NUMBER]`
struct HandoffContinueCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "continue",
    abstract: "Continue an activity of another machine here.",
    discussion: """
      Starts the app or brings it to the front, and passes it the activity as soon as the other machine has sent it. Without the app its web page \
      is opened, if it has one.
      """)

  static let examples = [
    Example("Continue what is offered, if that is one activity:", "proscenium handoff continue"),
    Example("Continue the second activity of the list:", "proscenium handoff continue 2"),
  ]

  @Argument(help: ArgumentHelp("The activity's number in \"proscenium handoff list\".", valueName: "number"))
  var number: Int?

  mutating func run() throws {
    let service = try HandoffService.connect()
    let offers = try service.status().offers
    let index = number ?? 1
    guard number != nil || offers.count == 1, index >= 1, let offer = offers.dropFirst(index - 1).first
    else {
      throw Console.refuse(
        offers.isEmpty
          ? "Nothing is offered; see: proscenium handoff list"
          : "Name one of the activities by its number, 1 to \(offers.count); see: proscenium handoff list")
    }
    try service.perform(.accept(offer.peer, number: offer.number))
    Console.say(
      "\u{201C}\(offer.title ?? offer.activityType)\u{201D} of \(offer.peerName) is continued in \(offer.app).")
  }
}
