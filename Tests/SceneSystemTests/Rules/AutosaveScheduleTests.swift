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

  @Test("A caret that blinks does not postpone the save: it comes a second after the last key")
  func framesAfterActivity() {
    var schedule = AutosaveSchedule(longestDelay: 5)
    #expect(schedule.turnDidEnd(at: 10) == 11)
    for frame in 1..<60 { #expect(schedule.turnDidEnd(at: 10 + Double(frame) / 60, isActive: false) == nil) }
    #expect(schedule.timerDidFire(at: 11) == .save)
  }

  @Test("A turn that only draws is saved with the latest save, and the first activity after it brings that forward")
  func activityAfterFrames() {
    var schedule = AutosaveSchedule(longestDelay: 5)
    #expect(schedule.turnDidEnd(at: 0, isActive: false) == 5)
    #expect(schedule.turnDidEnd(at: 1, isActive: false) == nil)
    #expect(schedule.turnDidEnd(at: 2) == 3)
    #expect(schedule.timerDidFire(at: 3) == .save)
    #expect(schedule.turnDidEnd(at: 3) == nil)
    // Shortly before the latest save the activity does not postpone it.
    #expect(schedule.turnDidEnd(at: 10, isActive: false) == 15)
    #expect(schedule.turnDidEnd(at: 14.5) == 15)
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
