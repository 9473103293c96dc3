/// What an app can do to its device. `HOSTILE` in the environment names one.
enum Misdeed: String {
  // Before the greeting.
  case neverConnects, saysNothing, greetsWithGarbage, greetsFromAnotherVersion, closesWithoutGreeting
  case leavesSocketToChildAtStart

  // In the first callback, from which most of these do not return.
  case hangs, stopsItself, ignoresSignals, exitsWithZero, crashes, asksAndLeaves
  case closesSocket, leavesSocketToChild, leavesOutputToChild
  case sendsGarbage, announcesTooMuch, sendsHalfAMessage, drips
  case floodsRequests, floodsReplies, floodsTraces, floodsBytes, floodsWishes
  case prints, printsOneLine

  // While it otherwise obeys.
  case printsAside, printsOneLineAside, floodsBetween, neverReadsAgain, neverLeaves
}
