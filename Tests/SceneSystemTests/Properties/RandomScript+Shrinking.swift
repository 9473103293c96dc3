import SceneSystem

extension RandomScript {
  /// A shorter script that also fails: stimuli are removed in ever smaller pieces, then the app's behaviour and the profile are replaced by
  /// ordinary ones.
  func shrunk(while fails: (RandomScript) -> Bool) -> RandomScript {
    var script = self
    var length = max(1, script.moves.count / 2)
    while true {
      var hasShrunk = false
      var start = 0
      while start < script.moves.count {
        var shorter = script
        shorter.moves.removeSubrange(start..<min(start + length, script.moves.count))
        if fails(shorter) {
          script = shorter
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length > 1 { length /= 2 } else if !hasShrunk { break }
    }
    for index in script.moves.indices {
      var quieter = script
      quieter.moves[index].isQuiet = true
      if fails(quieter) { script = quieter }
    }
    var plain = script
    plain.profile = DeviceProfile(kind: script.profile.kind)
    if fails(plain) { script = plain }
    while script.sessions > 0 {
      var fewer = script
      fewer.sessions -= 1
      guard fails(fewer) else { break }
      script = fewer
    }
    return script
  }
}
