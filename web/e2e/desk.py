"""Tables that run in the browser itself: making it ready, and a player with its own worker, like another tab."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from web.e2e.visitor import Visitor

__all__ = ["make_ready", "play_to_end"]

READY_MS = 120_000
"""The engine has to be fetched, and a busy machine is not a failure."""

ROBOT = """async ({ worker, table, key, proto, most }) => {
  const desk = new Worker(worker, { type: "module" });
  let offer = null, status = "", seq = 0, wake = () => {}, refused = "";
  desk.onmessage = ({ data }) => {
    if (data.type === "closed") hello();
    if (data.type !== "told") return;
    const message = JSON.parse(data.text);
    if (message.type === "refused") all.push(refused = data.text);
    if (message.type === "bye") throw new Error(data.text);
    if (message.type !== "update") return wake();
    ({ offer, seq } = message);
    status = message.view.status;
    wake();
  };
  const all = [];
  const send = (message) => desk.postMessage({ type: "frame", wire: 1, text: JSON.stringify(message) });
  const hello = () => send({ type: "hello", proto, table, key, from_seq: 0, amends: false });
  const heard = () => new Promise((resolve) => (wake = resolve));
  const texts = (tree) => typeof tree === "string" ? [tree]
    : tree && typeof tree === "object" ? Object.values(tree).flatMap(texts) : [];
  let turn = 0;
  hello();
  await heard();
  let moves = 0;
  while (status !== "over" && moves < most) {
    if (!offer) { await heard(); continue; }
    const before = seq;
    const choices = [...new Set(texts(offer))].filter((text) => /^[a-z]+( |$)/.test(text));
    for (let tries = 0; seq === before && tries < choices.length; tries += 1) {
      refused = "";
      const move = choices[(moves * 7 + tries) % choices.length];
      send({ type: "play", seq, id: `robot-${String(turn++).padStart(8, "0")}`, move });
      while (seq === before && !refused) await heard();
    }
    if (seq === before) throw new Error(`nothing to play of ${choices}: ${all.slice(-9).join(" ")} ${seq}`);
    moves += 1;
  }
  desk.terminate();
  return { moves, status };
}"""


def make_ready(visitor: Visitor) -> None:
    """Presses the button that makes the browser ready, and waits until it is."""
    visitor.page.goto("/offline")
    visitor.page.get_by_role("button", name="Prepare for offline play").click()
    expect(visitor.page.get_by_text("Ready: this page opens and works without a network.")).to_be_visible(
        timeout=READY_MS
    )


def play_to_end(page: Page, proto: int, most: int = 1000) -> dict[str, Any]:
    """Plays for the seats of this browser at the table that the page shows, until the game is over."""
    table = page.url.rsplit("/t/", 1)[1]
    key = page.evaluate("id => JSON.parse(localStorage['demesne.seats']).find(seat => seat.table === id).key", table)
    worker = page.evaluate(
        """async () => {
          const found = (await caches.keys()).find((name) => name.startsWith("demesne-page-"));
          const files = (await (await caches.open(found)).keys()).map((request) => new URL(request.url).pathname);
          return files.find((path) => path.startsWith("/assets/rules-worker-"));
        }"""
    )
    found: dict[str, Any] = page.evaluate(
        ROBOT, {"worker": worker, "table": table, "key": key, "proto": proto, "most": most}
    )
    return found
