// Gives the demo account what the pictures of the help pages show: alerts and a checklist.
import { signIn } from "../bench/site.mjs";
import { Stop } from "../lib/toolchain.mjs";

/** @import { Session } from "../bench/site.mjs" */
/** @typedef {{ session: Session, appId: number, checklistId: string | number }} DemoAccount `appId` is the app that the pictures show. */

/** Name of the demo account's own app with the longest keyword list. */
const APP = /Weather Radar/;

/**
 * Signs in the demo account and adds what it lacks. Resolves with its session and app.
 * @param {string} url
 * @returns {Promise<DemoAccount>}
 */
export async function fillDemoAccount(url) {
  const session = await signIn(url);
  const headers = { Authorization: `Bearer ${session.token}`, "Content-Type": "application/json" };
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ options = {}) => {
    const answer = await fetch(`${url}/api${path}`, { ...options, headers });
    if (!answer.ok) throw new Stop(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const post = (/** @type {string} */ path, /** @type {object} */ body) =>
    ask(path, { method: "POST", body: JSON.stringify(body) });

  const { data: tracked } = await ask("/apps/followed");
  const found = tracked.find(
    (/** @type {{ app: { name: string }, relation: string }} */ { app, relation }) =>
      relation === "own" && APP.test(app.name),
  );
  if (!found) throw new Stop("The demo account doesn't track the app of the pictures.");
  const appId = found.app.id;
  const { data: rules } = await ask("/alerts/rules");
  const isOfApp = (/** @type {{ appId: number }} */ one) => one.appId === appId;
  if (!rules.some(isOfApp)) {
    const rule = { appId, country: "us", scope: { type: "all" } };
    await post("/alerts/rules", { ...rule, condition: "moved", threshold: 3 });
    await post("/alerts/rules", { ...rule, condition: "left-top", threshold: 10 });
  }
  const { data: checklists } = await ask("/checklists");
  const checklist = checklists.find(isOfApp) ?? (await post("/checklists", { appId })).data;
  return { session, appId, checklistId: checklist.id };
}
