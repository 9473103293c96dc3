import SceneSystem
import Testing

/// When a host that is not a device saves the state of scenes in the foreground (D-09).
@Suite("D-09: the schedule of the periodic save") struct AutosaveScheduleTests {
  @Test("State is saved a second after the last activity")
  func afterTheLastActivity() {
    var schedule = AutosaveSchedule(longestDelay: 5)
    #expect(schedule.turnDidEnd(at: 100) == 101)
    #expect(schedule.turnDidEnd(at: 100.7) == nil)
    #expect(schedule.timerDidFire(at: 101) == .wait(until: 101.7))
    #expect(schedule.turnDidEnd(at: 101) == nil)
    #expect(schedule.timerDidFire(at: 101.7) == .save)
  }

  @Test("During continuous activity state is saved five seconds after the first change")
  func duringContinuousActivity() {
    var schedule = AutosaveSchedule(longestDelay: 5)
    var due = schedule.turnDidEnd(at: 0)
    var saves: [Double] = []
    for step in 1...1_200 {
      let now = Double(step) / 100
      if let time = due, time <= now {
        due = nil
        switch schedule.timerDidFire(at: now) {
        case .save: saves.append(now)
        case .wait(let until): due = until
        }
        // The turn in which the timer fires.
        #expect(schedule.turnDidEnd(at: now) == nil)
      }
      due = schedule.turnDidEnd(at: now) ?? due
    }
    #expect(saves == [5, 10])
  }

  @Test("An idle app has no timer: neither the save nor a timer that waits on counts as activity")
  func idle() {
    var schedule = AutosaveSchedule(longestDelay: 5)
    #expect(schedule.turnDidEnd(at: 0) == 1)
    #expect(schedule.timerDidFire(at: 1) == .save)
    #expect(schedule.turnDidEnd(at: 1) == nil)
    #expect(schedule.turnDidEnd(at: 60) == 61)
  }

  @Test("A shorter limit shortens both times")
  func shorter() {
    var schedule = AutosaveSchedule(longestDelay: 0.01)
    #expect(schedule.turnDidEnd(at: 1) == 1.002)
  }
}
