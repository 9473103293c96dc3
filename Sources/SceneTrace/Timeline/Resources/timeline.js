(function () {
  "use strict";
  var rows = Array.from(document.querySelectorAll(".row"));
  var card = document.getElementById("facts");
  var heads = Array.from(document.querySelectorAll(".lane-head"));
  var alone = null;

  function rowOf(target) { return target instanceof Element ? target.closest(".row") : null; }

  // The tooltip's lines become the card; with both, one would hide the other.
  function factsOf(row) {
    if (row.title) {
      row.dataset.facts = row.title;
      row.removeAttribute("title");
    }
    return (row.dataset.facts || "").split("\n");
  }

  function add(parent, kind, text) {
    var element = document.createElement(kind);
    element.textContent = text;
    parent.appendChild(element);
  }

  function show(row) {
    card.hidden = !row;
    if (!row) { return; }
    card.replaceChildren();
    var lines = factsOf(row);
    add(card, "p", lines.shift());
    var list = document.createElement("dl");
    lines.forEach(function (line) {
      var colon = line.indexOf(": ");
      add(list, "dt", line.slice(0, colon));
      add(list, "dd", line.slice(colon + 2));
    });
    card.appendChild(list);
  }

  function go(step, wanted) {
    var at = rows.indexOf(rowOf(document.activeElement) || document.querySelector(".row:target"));
    if (at === -1) { at = step > 0 ? -1 : rows.length; }
    at += step;
    while (rows[at] ? !rows[at].matches(wanted) : false) { at += step; }
    if (!rows[at]) { return; }
    rows[at].querySelector(".time").focus();
    // A page that has not got the focus itself yet hears of none.
    show(rows[at]);
  }

  function choose(lane) {
    alone = alone === lane ? null : lane;
    heads.forEach(function (head) { head.setAttribute("aria-pressed", String(head.dataset.lane === alone)); });
    rows.concat(Array.from(document.querySelectorAll(".graph .lane"))).forEach(function (element) {
      var keeps = alone === null || element.dataset.lane === alone || element.matches(".stimulus");
      element.classList.toggle("dim", !keeps);
    });
  }

  heads.forEach(function (head) {
    head.setAttribute("role", "button");
    head.setAttribute("aria-pressed", "false");
    head.setAttribute("aria-label", head.title + ", alone");
    head.tabIndex = 0;
    head.addEventListener("click", function () { choose(head.dataset.lane); });
    head.addEventListener("keydown", function (event) {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        choose(head.dataset.lane);
      }
    });
  });

  document.addEventListener("pointerover", function (event) {
    show(rowOf(event.target) || rowOf(document.activeElement));
  });
  document.addEventListener("focusin", function (event) { show(rowOf(event.target)); });
  document.addEventListener("focusout", function () { show(null); });

  var keys = {
    ArrowDown: function () { go(1, "*"); },
    ArrowUp: function () { go(-1, "*"); },
    ArrowRight: function () { go(1, ".stimulus"); },
    ArrowLeft: function () { go(-1, ".stimulus"); },
    m: function () { go(1, ".marked"); },
    M: function () { go(-1, ".marked"); },
    Escape: function () {
      if (alone !== null) { choose(alone); }
      if (document.activeElement) { document.activeElement.blur(); }
      show(null);
    }
  };
  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !keys.hasOwnProperty(event.key)) { return; }
    event.preventDefault();
    keys[event.key]();
  });

  var hint = document.createElement("p");
  hint.className = "keys";
  [
    ["\u2191", " "], ["\u2193", " event \u2003"], ["\u2190", " "], ["\u2192", " stimulus \u2003"],
    ["M", " mark \u2003"]
  ].forEach(function (pair) {
    add(hint, "kbd", pair[0]);
    hint.append(pair[1]);
  });
  hint.append("A click on a lane\u2019s head shows it alone.");
  document.querySelector("header").appendChild(hint);
}());
