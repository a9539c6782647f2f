/// What a map's page does. Texts are only ever set as texts, and nothing is asked for outside the page.
nonisolated enum MapPageScript {
  static let javaScript = #"""
    "use strict";
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const one = (id) => document.getElementById(id);
      const view = one("view"), svg = view.querySelector("svg");
      const screens = all(".screen", svg), ways = all(".way[data-from]", svg), numbers = all(".number", svg);
      const words = (text) => text.split(" ").filter(Boolean);

      // Moving and zooming.
      const place = { x: 0, y: 0, scale: 1 };
      const size = { width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
      const put = () => { svg.style.transform = `translate(${place.x}px,${place.y}px) scale(${place.scale})`; };
      const fit = () => {
        place.scale = Math.min(view.clientWidth / size.width, view.clientHeight / size.height) || 1;
        place.x = (view.clientWidth - size.width * place.scale) / 2;
        place.y = (view.clientHeight - size.height * place.scale) / 2;
        put();
      };
      const zoom = (factor, x = view.clientWidth / 2, y = view.clientHeight / 2) => {
        const scale = Math.min(8, Math.max(0.02, place.scale * factor));
        place.x = x - (x - place.x) * scale / place.scale;
        place.y = y - (y - place.y) * scale / place.scale;
        place.scale = scale;
        put();
      };
      const bringForward = (screen) => {
        const box = screen.getBoundingClientRect(), frame = view.getBoundingClientRect();
        if (place.scale < 0.6) zoom(0.9 / place.scale);
        const now = screen.getBoundingClientRect();
        const isInside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top
          && box.bottom <= frame.bottom && now.left === box.left;
        if (isInside) return;
        place.x += frame.left + frame.width / 2 - (now.left + now.width / 2);
        place.y += frame.top + frame.height / 2 - (now.top + now.height / 2);
        put();
      };
      view.addEventListener("wheel", (event) => {
        event.preventDefault();
        const frame = view.getBoundingClientRect();
        zoom(Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
      }, { passive: false });
      const fingers = new Map();
      view.addEventListener("pointerdown", (event) => {
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        view.classList.add("moving");
      });
      window.addEventListener("pointermove", (event) => {
        const old = fingers.get(event.pointerId);
        if (!old) return;
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const gap = (a) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
          const frame = view.getBoundingClientRect();
          zoom(gap({ x: event.clientX, y: event.clientY }) / gap(old), other.x - frame.left, other.y - frame.top);
        } else {
          place.x += event.clientX - old.x;
          place.y += event.clientY - old.y;
          put();
        }
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      });
      for (const end of ["pointerup", "pointercancel"]) {
        window.addEventListener(end, (event) => {
          fingers.delete(event.pointerId);
          if (!fingers.size) view.classList.remove("moving");
        });
      }
      one("larger").onclick = () => zoom(1.25);
      one("smaller").onclick = () => zoom(0.8);
      one("fit").onclick = fit;

      // What is shown: the kinds of ways, the vocabularies, what is searched for, the step.
      let found = [], turn = -1, step = null;
      const chosen = (name) => new Set(all(`input[name=${name}]:checked`).map((input) => input.value));
      const isWhole = (name) => all(`input[name=${name}]`).every((input) => input.checked);
      const draw = () => {
        const kinds = chosen("kind"), shown = chosen("shown");
        const query = one("q").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
        found = [];
        const hidden = new Set();
        for (const screen of screens) {
          const vocabularies = words(screen.dataset.shown);
          const isHidden = !isWhole("shown") && !vocabularies.some((word) => shown.has(word));
          if (isHidden) hidden.add(screen.dataset.screen);
          const isFound = query.length > 0 && !isHidden && query.every((word) => screen.dataset.text.includes(word));
          if (isFound) found.push(screen);
          screen.classList.toggle("faded", isHidden || (query.length > 0 && !isFound));
          screen.classList.toggle("found", isFound);
          for (const tag of all(".tag.anywhere", screen)) {
            const kind = tag.querySelector("text").textContent.split(" ")[0];
            tag.classList.toggle("hidden", !kinds.has(kind));
          }
        }
        for (const way of ways) {
          const steps = words(way.dataset.steps).map(Number);
          const isOfKind = words(way.dataset.kinds).some((kind) => kinds.has(kind)) || steps.length > 0;
          const isLoose = hidden.has(way.dataset.from) || hidden.has(way.dataset.to);
          way.classList.toggle("hidden", !isOfKind || isLoose);
          const isAway = step !== null && !steps.includes(step);
          way.classList.toggle("faded", isAway || (step === null && query.length > 0));
        }
        for (const number of numbers) {
          number.classList.toggle("faded", step !== null && !words(number.dataset.steps).map(Number).includes(step));
        }
        one("found").textContent = query.length ? `${found.length} found` : "";
        if (turn >= found.length) turn = -1;
      };
      one("q").addEventListener("input", () => { turn = -1; draw(); });
      one("search").addEventListener("submit", (event) => {
        event.preventDefault();
        if (!found.length) return;
        turn = (turn + 1) % found.length;
        choose(found[turn]);
      });
      for (const input of all("input[type=checkbox]")) input.addEventListener("change", draw);

      // One screen.
      const choose = (screen) => {
        one("details").textContent = screen.querySelector("title").textContent;
        const number = screen.dataset.screen;
        const near = ways.filter((way) => way.dataset.from === number || way.dataset.to === number)
          .map((way) => way.querySelector("title").textContent);
        if (near.length) one("details").textContent += "\n\n" + near.join("\n");
        for (const other of screens) other.setAttribute("aria-pressed", String(other === screen));
        bringForward(screen);
      };
      for (const screen of screens) {
        screen.setAttribute("tabindex", "0");
        screen.setAttribute("role", "button");
        screen.setAttribute("aria-label", screen.querySelector("title").textContent.split("\n")[0]);
        screen.addEventListener("click", () => choose(screen));
        screen.addEventListener("keydown", (event) => {
          if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(screen); }
        });
        screen.addEventListener("focus", () => { if (screen.matches(":focus-visible")) bringForward(screen); });
      }
      for (const button of all("#list button")) {
        button.addEventListener("click", () => choose(screens[Number(button.dataset.screen)]));
      }

      // The path.
      const stops = all("#path ol li");
      let timer = null;
      const stop = () => {
        clearInterval(timer);
        timer = null;
        one("play")?.setAttribute("aria-pressed", "false");
      };
      const go = (to) => {
        step = to === null || !stops.length ? null : Math.min(stops.length - 1, Math.max(0, to));
        stops.forEach((item, index) => {
          item.classList.toggle("now", index === step);
          if (index === step) item.setAttribute("aria-current", "step"); else item.removeAttribute("aria-current");
        });
        for (const screen of screens) screen.classList.remove("now");
        if (stops.length) one("step").textContent = step === null ? "" : `Step ${step} of ${stops.length - 1}`;
        draw();
        if (step === null) return;
        const screen = screens[Number(stops[step].dataset.to)];
        screen.classList.add("now");
        choose(screen);
      };
      const next = () => go(step === null ? 0 : step + 1);
      stops.forEach((item, index) => item.querySelector("button").addEventListener("click", () => { stop(); go(index); }));
      if (stops.length) {
        one("next").onclick = () => { stop(); next(); };
        one("back").onclick = () => { stop(); go((step ?? 1) - 1); };
        one("play").onclick = () => {
          if (timer !== null) return stop();
          one("play").setAttribute("aria-pressed", "true");
          go(step === null || step === stops.length - 1 ? 0 : step + 1);
          timer = setInterval(() => { if (step === stops.length - 1) stop(); else next(); }, 1400);
        };
      }

      // Keys.
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Escape") {
          one("q").value = "";
          for (const input of all("input[type=checkbox]")) input.checked = true;
          stop();
          go(null);
          return;
        }
        if (event.target.matches("input")) return;
        const keys = {
          "/": () => one("q").focus(), "n": () => { stop(); next(); }, "p": () => { stop(); go((step ?? 1) - 1); },
          "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), "0": fit,
          ArrowLeft: () => { place.x += 60; put(); }, ArrowRight: () => { place.x -= 60; put(); },
          ArrowUp: () => { place.y += 60; put(); }, ArrowDown: () => { place.y -= 60; put(); },
        };
        const isMove = event.key.startsWith("Arrow");
        if (!Object.hasOwn(keys, event.key) || (isMove && !view.contains(event.target))) return;
        event.preventDefault();
        keys[event.key]();
      });

      // What stands behind # in the address.
      const obey = () => {
        const wishes = new URLSearchParams(location.hash.slice(1));
        if (wishes.has("q")) one("q").value = wishes.get("q");
        for (const [wish, name] of [["kinds", "kind"], ["shown", "shown"]]) {
          if (!wishes.has(wish)) continue;
          const values = wishes.get(wish).split(",");
          for (const input of all(`input[name=${name}]`)) input.checked = values.includes(input.value);
        }
        const number = Number.parseInt(wishes.get("step"), 10);
        go(Number.isNaN(number) ? null : number);
        const screen = screens[Number.parseInt(wishes.get("screen"), 10)];
        if (screen) choose(screen);
      };
      window.addEventListener("hashchange", obey);
      fit();
      obey();
      document.body.dataset.ready = "yes";
    })();
    """#
}
