import Foundation
import RuntimeLogging
import Selectors
import Testing

@Suite("Values by key")
struct KeyValueCodingTests {
  @Test("Values are read and set, and converted to the property's type")
  func conversion() {
    let machine = Machine()
    machine.setValue(3.0, forKey: "count")
    machine.setValue("Ada", forKey: "name")
    machine.setValue(1, forKey: "speed")
    machine.setValue(NSNumber(value: 2), forKey: "ratio")
    #expect(machine.count == 3 && machine.name == "Ada" && machine.speed == .fast && machine.ratio == 2)
    #expect(machine.value(forKey: "name") as? String == "Ada" && machine.value(forKey: "identifier") as? String == "M1")
    machine.setValue(nil, forKey: "name")
    #expect(machine.name == nil && machine.value(forKey: "name") == nil)
  }

  @Test("A path leads from property to property; nil on the way ends it")
  func paths() {
    let (machine, other) = (Machine(), Machine())
    machine.setValue(4, forKeyPath: "other.count")
    machine.setValue(other, forKey: "other")
    machine.setValue(4, forKeyPath: "other.count")
    #expect(other.count == 4 && machine.value(forKeyPath: "other.count") as? Int == 4)
    #expect(machine.value(forKeyPath: "other.other.count") == nil)
  }

  @Test("An unknown key, a constant and a value of another type are reported and change nothing")
  func errors() {
    let machine = Machine()
    let (_, lines) = RuntimeLog.capture {
      machine.setValue(1, forKey: "cuont")
      machine.setValue("x", forKey: "identifier")
      machine.setValue("many", forKey: "count")
      machine.setValue(nil, forKey: "count")
      machine.setValue(9, forKey: "speed")
      _ = machine.value(forKeyPath: "name.length")
      _ = machine.value(forKeyPath: "")
    }
    #expect(machine.count == 0 && machine.speed == .slow)
    #expect(lines.count == 6)
    #expect(lines.first?.contains("not key value coding-compliant for the key \"cuont\"") == true)
    #expect(lines.first?.contains("\"count\"") == true)
  }

  @Test("User defaults and dictionaries have their own keys")
  func foundationClasses() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(5, forKey: "five")
    #expect(dictionary.value(forKey: "five") as? Int == 5)
    let suite = UserDefaults(suiteName: "org.proscenium.selectors-tests")
    suite?.setValue("on", forKey: "light")
    #expect(suite?.value(forKey: "light") as? String == "on")
    suite?.removePersistentDomain(forName: "org.proscenium.selectors-tests")
  }

  @Test("Several values are set and read at once")
  func several() {
    let machine = Machine()
    machine.setValuesForKeys(["count": 2, "name": "Bo"])
    let values = machine.dictionaryWithValues(forKeys: ["count", "name", "other"])
    #expect(values["count"] as? Int == 2 && values["name"] as? String == "Bo" && values["other"] is NSNull)
  }
}
