// Fills the demo account of a site that serves a data set: two own apps, their competitors and keywords with ranks.
import { setTimeout as wait } from "node:timers/promises";
import { Stop } from "../lib/toolchain.mjs";
import { signIn } from "./site.mjs";

/** Searches of the data set, each with the keywords of its own app's list. */
const OWN_APPS = [
  { term: "weather", keywords: ["weather radar", "storm alerts", "forecast", "rain", "hurricane tracker"] },
  { term: "photo editor", keywords: ["photo editor", "collage maker", "filters", "camera effects"] },
];
const COMPETITORS = 2;
const CHECK_TIMEOUT_MS = 60_000;

/**
 * Tracks real apps with keywords in the demo account, and resolves once the keywords have been checked.
 * @param {string} url
 */
export async function trackRealApps(url) {
  const { token } = await signIn(url);
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ options = {}) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const answer = await fetch(`${url}/api${path}`, { ...options, headers });
    if (!answer.ok) throw new Stop(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const send = (/** @type {string} */ path, /** @type {object} */ body, method = "POST") =>
    ask(path, { method, body: JSON.stringify(body) });
  for (const { term, keywords } of OWN_APPS) {
    const { results } = await ask(`/apps/search?q=${encodeURIComponent(term)}&country=us&limit=10`);
    const [own, ...others] = results;
    if (!own) throw new Stop(`The data set has no app for “${term}”.`);
    await send("/apps/follow", { appId: own.id, relation: "own" });
    for (const { id } of others.slice(0, COMPETITORS))
      await send(`/competitors/app/${own.id}`, { competitorId: String(id) });
    const items = keywords.map((keywordText) => ({ keywordText, country: "us" }));
    await send("/user-keywords/bulk", { appId: own.id, items });
    await send("/workspace", { appId: own.id, country: "us" }, "PUT");
  }
  const started = Date.now();
  while (Date.now() - started < CHECK_TIMEOUT_MS) {
    const { data } = await ask("/user-keywords");
    if (data.every((/** @type {{ best?: { checkedAt: string | null } }} */ row) => row.best?.checkedAt))
      return;
    await wait(500);
  }
  throw new Stop("The keywords of the data set were not checked in time.");
}
