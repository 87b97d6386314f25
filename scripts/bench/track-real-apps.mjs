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
  const ask = async (/** @type {string} */ path, /** @type {object | undefined} */ body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Stop(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  for (const { term, keywords } of OWN_APPS) {
    const { results } = await ask(
      `/apps/search?q=${encodeURIComponent(term)}&country=us&limit=10`,
      undefined,
    );
    const [own, ...others] = results;
    if (!own) throw new Stop(`The data set has no app for “${term}”.`);
    await ask("/apps/follow", { appId: own.id, relation: "own" });
    for (const { id } of others.slice(0, COMPETITORS))
      await ask(`/competitors/app/${own.id}`, { competitorId: id });
    const items = keywords.map((keywordText) => ({ keywordText, country: "us" }));
    await ask("/user-keywords/bulk", { appId: own.id, items });
  }
  const started = Date.now();
  while (Date.now() - started < CHECK_TIMEOUT_MS) {
    const { data } = await ask("/user-keywords", undefined);
    if (data.every((/** @type {{ best?: { checkedAt: string | null } }} */ row) => row.best?.checkedAt))
      return;
    await wait(500);
  }
  throw new Stop("The keywords of the data set were not checked in time.");
}
