#!/usr/bin/env swift
import Foundation

func call(_ object: NSObject, _ selector: Selector, _ first: Any? = nil, _ second: Any? = nil) -> String {
  guard object.responds(to: selector) else { return "\(selector): none" }
  let result = object.perform(selector, with: first, with: second)?.takeUnretainedValue()
  return "\(selector): \(result.map { "\($0)" } ?? "nil")"
}

let player = Player()
let listener = Listener()
player.delegate = listener
player.partner = player
print(player.selectors().map(\.description).joined(separator: " "))
print(player.keyPaths().joined(separator: " "))
print(player.text)
for (selector, first, second) in [
  ("play:", "me" as Any?, nil as Any?), ("stop", nil, nil), ("finishWithSong:", "end", nil), ("add:to:", 3, "x"),
  ("start", nil, nil), ("secret:", 21, nil), ("rewindTo:", 5, nil), ("default:", nil, nil), ("isPlaying", nil, nil),
  ("setSongTitle:", "song", nil), ("songTitle", nil, nil), ("loud", nil, nil), ("makeLoud:", true, nil),
  ("theCount", nil, nil), ("three:b:c:", 1, 2), ("saved:error:context:", player, nil), ("make", nil, nil),
  ("hidden", nil, nil), ("overloaded", nil, nil),
  ("overloaded:", player, nil), ("extendedBy:", 4, nil), ("quiet", nil, nil), ("onPhone", nil, nil),
  ("onLinux", nil, nil), ("debug", nil, nil), ("unknown", nil, nil),
] {
  print(call(player, NSSelectorFromString(selector), first, second))
}
print(player.log)
for key in ["volume", "songTitle", "isPlaying", "theCount", "partner"] {
  print(key, player.value(forKey: key).map { $0 is Player ? "player" : "\($0)" } ?? "nil")
}
player.setValue("2", forKey: "songTitle")
print(player.value(forKeyPath: "partner.songTitle") ?? "nil")
let derived = Derived()
print(call(derived, #selector(Base.greet(name:)), "you"), call(derived, #selector(Derived.wave)))
print(derived.value(forKey: "subtitle") ?? "nil", call(derived, Selector(("notVisible"))))
for object in makeOthers() {
  print(
    call(object, Selector(("answer"))), call(object, Selector(("question"))), call(object, Selector(("tapped"))),
    call(object, Selector(("describe"))), (object as? Player)?.log ?? [])
}
print(
  call(listener, #selector(Listener.listen(_:)), player),
  call(listener, #selector(PlayerDelegate.playerDidStart), player))
print(call(BlockOperation(), #selector(Operation.describeOperation)))
print(call(BlockOperation(), #selector(Operation.cancel)))
print(call(Worker(), Selector(("work:")), 1), call(Screen(), #selector(Screen.show)))
for shape in [Shape(), Square(), Cube(), makeCircle()] {
  var more = 1
  print(
    call(shape, #selector(Shape.describeShape)), call(shape, #selector(Shape.area)), shape.sides(2, more: &more), more,
    (shape as? Square)?.line() ?? 0)
}
print(Screen(), Box(1))
print(#line, #file.hasSuffix("Forms/main.swift"))
let item = ManagedItem()
item.title = "first"
item.values["place"] = 1 as Int16
item.setValue(3 as Int16, forKey: "place")
item.values["isDone"] = true
print(item.title ?? "", item.place, item.value(forKey: "isDone") ?? "", item.values.keys.sorted())
item.addToItems(item)
item.insertIntoItems([item], at: NSIndexSet(index: 1))
for (selector, argument) in [("addItemsObject:", item), ("addItems:", NSSet())] {
  _ = call(item, NSSelectorFromString(selector), argument)
}
_ = call(item, NSSelectorFromString("insertObject:inItemsAtIndex:"), item, 1)
print(item.messages)
