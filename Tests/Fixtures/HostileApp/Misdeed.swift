/// Ways in which an app can harm its device. `HOSTILE` in the environment names one.
enum Misdeed: String {
  // Before the greeting.
  case neverConnects, saysNothing, greetsWithGarbage, greetsFromAnotherVersion, closesWithoutGreeting
  case leavesSocketToChildAtStart

  // In the first callback; most of these never return.
  case hangs, stopsItself, ignoresSignals, exitsWithZero, crashes, asksAndLeaves
  case closesSocket, leavesSocketToChild, leavesOutputToChild
  case sendsGarbage, announcesTooMuch, sendsHalfAMessage, drips
  case nestsArrays, floodsStates, floodsRequests, floodsReplies, floodsTraces, floodsBytes, floodsWishes
  case prints, printsOneLine

  // While it otherwise follows the protocol.
  case printsAside, printsOneLineAside, floodsBetween, neverReadsAgain, neverLeaves
}
