/// The script of a map's page. It sets texts only as texts, and requests nothing.
nonisolated enum MapPageScript {
  static let javaScript = #"""
    "use strict";
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const one = (id) => document.getElementById(id);
      const make = (name, text, classes = "") => Object.assign(document.createElement(name), { textContent: text, className: classes });
      const map = one("map"), panel = one("panel"), curves = one("curves"), screens = all(".screen", map), stops = all("#path ol li");
      const ways = all("#ways li").map(({ dataset, textContent }) => ({
        from: dataset.from === undefined ? null : Number(dataset.from), to: Number(dataset.to), kind: dataset.kind, name: textContent,
      }));
      const title = (index) => screens[index].querySelector(".title bdi").textContent;
      const place = (index) => screens[index].closest(".group").querySelector("h2 bdi").textContent;
      const targets = stops.map((item) => Number(item.dataset.to));
      let chosen = null, step = null, found = [], turn = -1, timer = null;
      // Curves in the coordinates of the map. They begin and end at the sides that face each other.
      const box = (index) => {
        const { left, top, width, height } = screens[index].getBoundingClientRect(), frame = map.getBoundingClientRect();
        const y = top - frame.top + map.scrollTop, middle = left - frame.left + map.scrollLeft + width / 2;
        return { top: y, bottom: y + height, middle, width };
      };
      const facing = (a, b) => b.top >= a.bottom ? 1 : b.bottom <= a.top ? -1 : 0;
      const curve = (from, to, classes, shares = [0, 0]) => {
        if (from === to) return;
        const a = box(from), b = box(to), side = facing(a, b), beside = classes.startsWith("in") ? 1 : -1;
        const [x1, x2] = [a, b].map((one, index) => one.middle + one.width * 0.4 * shares[index]);
        const start = side || beside, end = side ? -side : beside;
        const y1 = start > 0 ? a.bottom : a.top, y2 = end > 0 ? b.bottom : b.top, tip = y2 + 8 * end;
        const bend = side ? Math.max(30, Math.abs(y2 - y1) * 0.45) : 26 + Math.abs(x2 - x1) * 0.08;
        const line = `M${x1} ${y1}C${x1} ${y1 + bend * start} ${x2} ${tip + bend * end} ${x2} ${tip}`;
        for (const [name, d] of [[classes, line], [`head ${classes}`, `M${x2} ${y2}l-6 ${10 * end}h12z`]]) {
          curves.append(document.createElementNS("http://www.w3.org/2000/svg", "path"));
          curves.lastChild.setAttribute("class", name);
          curves.lastChild.setAttribute("d", d);
        }
      };
      // The first name of some ways as a label at a screen, and the number of the others.
      const label = (index, names, classes, sign) => {
        const text = `${sign} ${names[0]}${names.length > 1 ? ` +${names.length - 1}` : ""}`;
        screens[index].querySelector(".title").after(Object.assign(make("span", text, `how ${classes}`), { title: names.join("\n") }));
      };

      const draw = () => {
        for (const text of all(".how", map)) text.remove();
        curves.replaceChildren();
        curves.style.width = curves.style.height = "0";
        // The ways of the chosen screen, by the screen at the other end.
        const ties = new Map();
        for (const way of chosen === null || step !== null ? [] : ways) {
          const side = way.from === chosen ? "out" : "in", other = side === "out" ? way.to : way.from;
          if (other === null || other === chosen || side === "in" && way.to !== chosen) continue;
          const key = `${side} ${other}`;
          ties.set(key, { side, other, list: [...ties.get(key)?.list ?? [], way] });
        }
        const near = new Set([...ties.values()].map((tie) => tie.other));
        const isWhole = chosen === null && step === null && !one("q").value.trim();
        const bright = new Set(step !== null ? targets : chosen !== null ? [chosen, ...near] : found);
        const anchor = screens[step !== null ? targets[step] : chosen ?? 0];
        const before = anchor?.getBoundingClientRect().top;
        map.classList.toggle("focus", chosen !== null);
        screens.forEach((screen, index) => {
          const marks = {
            dim: !isWhole && !bright.has(index), near: near.has(index), found: found.includes(index),
            chosen: step === null && index === chosen, now: step !== null && index === targets[step],
          };
          for (const [name, isMarked] of Object.entries(marks)) screen.classList.toggle(name, isMarked);
          screen.setAttribute("aria-pressed", String(index === chosen));
          screen.tabIndex = screen === anchor ? 0 : -1;
        });
        for (const group of all(".group")) group.classList.toggle("idle", !all(".screen:not(.dim)", group).length);
        for (const { side, other, list } of ties.values()) {
          label(other, [...new Set(list.map((way) => way.name))], side, side === "out" ? "→" : "←");
        }
        if (step > 0) label(targets[step], [stops[step].querySelector("b").textContent], "path", `${step}.`);
        if (anchor) map.scrollTop += anchor.getBoundingClientRect().top - before;
        // Along each side of the chosen screen, curves are in the order of the screens at their other ends.
        const sides = { "-1": [], "1": [] };
        for (const tie of ties.values()) sides[facing(box(chosen), box(tie.other)) || (tie.side === "in" ? 1 : -1)].push(tie);
        for (const side of Object.values(sides)) {
          side.sort((left, right) => box(left.other).middle - box(right.other).middle).forEach((tie, index) => {
            const share = side.length > 1 ? index / (side.length - 1) * 2 - 1 : 0;
            const classes = tie.side + (tie.list.every((way) => way.kind === "back") ? " back" : "");
            curve(...tie.side === "out" ? [chosen, tie.other, classes, [share, 0.1]] : [tie.other, chosen, classes, [-0.1, share]]);
          });
        }
        for (let number = 1; step !== null && number < targets.length; number += 1) {
          curve(targets[number - 1], targets[number], number === step ? "path" : "path past");
        }
        [curves.style.width, curves.style.height] = [`${map.scrollWidth}px`, `${map.scrollHeight}px`];
      };
      // The panel.
      const list = (heading, side, entries) => {
        const items = make("ul", "");
        for (const way of entries) {
          const other = side === "out" ? way.to : way.from, row = make(other === null ? "div" : "button", "");
          const end = other === null ? `${way.kind}, from anywhere`
            : `${side === "in" ? "from" : "to"} ${title(other)} · ${place(other)}${way.kind === "back" ? " · back" : ""}`;
          row.append(make("b", way.name), make("span", end));
          if (other !== null) row.addEventListener("click", () => choose(other));
          items.append(make("li", ""));
          items.lastChild.append(row);
        }
        if (entries.length) one("lists").append(make("h3", `${heading} (${entries.length})`, side), items);
      };
      const describe = () => {
        one("lists").replaceChildren();
        panel.className = chosen === null ? "" : step === null ? "busy" : "busy playing";
        one("name").textContent = chosen === null ? "Choose a screen" : title(chosen);
        one("about").textContent = chosen === null ? "Its ways in and out appear here and on the map." : place(chosen);
        if (chosen === null) return;
        const ins = ways.filter((way) => way.to === chosen), outs = ways.filter((way) => way.from === chosen);
        list("Ways out", "out", outs);
        list("Ways in", "in", ins.filter((way) => way.from !== null));
        list("From anywhere", "in", ins.filter((way) => way.from === null));
        one("said").textContent = `${title(chosen)}, ${place(chosen)}. Ways in: ${ins.length}. Ways out: ${outs.length}.`;
      };
      const show = (screen, block) => {
        const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || !document.body.dataset.ready;
        screen.scrollIntoView({ block, behavior: isCalm ? "auto" : "smooth" });
      };
      const choose = (index, isPlaying = false) => {
        if (!isPlaying) { stop(); mark(null); }
        chosen = index;
        describe();
        draw();
        const name = index !== null && (isPlaying ? `step=${step}` : encodeURIComponent(screens[index].dataset.id));
        history.replaceState(null, "", location.pathname + (name ? `#${name}` : ""));
        if (index === null) return;
        panel.scrollTop = 0;
        show(screens[index], isPlaying ? "center" : "nearest");
      };
      screens.forEach((screen, index) => screen.addEventListener("click", () => choose(index === chosen ? null : index)));
      map.addEventListener("click", (event) => { if (!event.target.closest(".screen")) choose(null); });
      // The path.
      const stop = (running = null) => {
        clearInterval(timer);
        timer = running;
        one("play")?.setAttribute("aria-pressed", String(running !== null));
      };
      const mark = (to) => {
        step = to === null || !stops.length ? null : Math.min(stops.length - 1, Math.max(0, to));
        stops.forEach((item, index) => { item.ariaCurrent = index === step ? "step" : null; });
        if (stops.length) one("step").textContent = step === null ? "" : `Step ${step} of ${stops.length - 1}`;
      };
      const go = (to) => {
        if (!stops.length) return;
        mark(to);
        choose(targets[step], true);
        one("said").textContent = `${one("step").textContent}: ${stops[step].textContent}`;
      };
      const turnTo = (change) => { stop(); go(step === null ? 0 : step + change); };
      const play = () => {
        if (timer !== null) return stop();
        go(step === null || step === stops.length - 1 ? 0 : step + 1);
        stop(setInterval(() => { if (step === stops.length - 1) stop(); else go(step + 1); }, 1600));
      };
      stops.forEach((item, index) => item.querySelector("button").addEventListener("click", () => { stop(); go(index); }));
      const buttons = { next: () => turnTo(1), back: () => turnTo(-1), play };
      for (const [id, action] of Object.entries(buttons)) one(id)?.addEventListener("click", action);
      // The search.
      const search = () => {
        const words = one("q").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
        found = [...screens.keys()].filter((index) => words.length && words.every((word) => screens[index].dataset.text.includes(word)));
        turn = -1;
        one("found").textContent = words.length ? `${found.length} found` : "";
        choose(null);
        if (found.length) show(screens[found[0]], "nearest");
      };
      const find = (text) => { one("q").value = text; search(); };
      one("q").addEventListener("input", search);
      one("search").addEventListener("submit", (event) => {
        event.preventDefault();
        if (found.length) choose(found[turn = (turn + 1) % found.length]);
      });
      // Keys.
      const nearest = (x, y) => {
        const here = document.activeElement.getBoundingClientRect();
        const far = (screen) => {
          const there = screen.getBoundingClientRect(), dx = there.left - here.left, dy = there.top - here.top;
          return dx * x + dy * y > 4 ? dx * x + dy * y + 3 * Math.abs(dx * y + dy * x) : Infinity;
        };
        const best = screens.reduce((best, screen) => far(screen) < far(best) ? screen : best);
        if (far(best) < Infinity) best.focus();
      };
      const arrows = { __proto__: null, ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const keys = { __proto__: null, "/": () => one("q").focus(), n: () => turnTo(1), p: () => turnTo(-1), Escape: () => find("") };
      document.addEventListener("keydown", (event) => {
        const { key } = event, isOnScreen = document.activeElement.matches(".screen");
        const isFree = key === "Escape" || !event.target.matches("input");
        const action = arrows[key] ? isOnScreen && (() => nearest(...arrows[key])) : isFree && keys[key];
        if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        action();
      });
      // The fragment of the address.
      const obey = () => {
        const fragment = location.hash.slice(1), wishes = new URLSearchParams(fragment);
        const index = screens.findIndex(({ dataset }) => dataset.id === fragment || encodeURIComponent(dataset.id) === fragment);
        if (index >= 0) return choose(index);
        if (wishes.has("q")) find(wishes.get("q"));
        if (wishes.has("step")) go(Number.parseInt(wishes.get("step"), 10) || 0);
      };
      // Columns fit the width.
      const arrange = () => {
        map.style.setProperty("--columns", Math.max(2, Math.floor((map.clientWidth - 22) / (Number(one("size").value) + 26))));
        draw();
      };
      for (const group of all(".group")) group.style.setProperty("--size", group.dataset.size);
      one("size").addEventListener("input", arrange);
      new ResizeObserver(arrange).observe(map);
      window.addEventListener("hashchange", obey);
      arrange();
      obey();
      document.body.dataset.ready = "yes";
    })();
    """#
}
