// Previews: published versions at their own address.
import { formatPreview, printAnswer } from "./print.mjs";
import { Stop } from "./program.mjs";

/** @import { ReleasePreview, ReleaseStatus } from "@listwise/contracts/releases" */
/** @import { Release } from "@listwise/contracts/remotes" */
/** @import { Command, Options, Site } from "./requests.mjs" */

/**
 * Returns true if the site has stored this version.
 * @param {Site} site
 * @param {Pick<Release, "name" | "version">} release
 */
export async function isStored(site, { name, version }) {
  /** @type {{ data: ReleaseStatus[] }} */
  const { data } = await site.call("GET", "/releases");
  return data.some((one) => one.name === name && one.versions.some((stored) => stored.version === version));
}

/**
 * Creates a preview, or adds the versions to the caller's preview with this label.
 * @param {Site} site
 * @param {string} label
 * @param {Record<string, string>} versions
 * @param {Options} options
 * @returns {Promise<{ data: ReleasePreview, message: string }>}
 * @throws {Stop} if `days` is no number
 */
export function createPreview(site, label, versions, { days }) {
  if (days !== undefined && !/^\d+$/.test(days)) throw new Stop(`--days must be 1 to 90, not ${days}.`);
  return site.call("POST", "/release-previews", {
    label,
    versions,
    ...(days !== undefined && { days: Number(days) }),
  });
}

/** @param {Site} site */
async function listPreviews(site) {
  /** @type {{ data: ReleasePreview[] }} */
  const answer = await site.call("GET", "/release-previews");
  return answer;
}

/** @type {Record<string, Command>} */
const actions = {
  async create(site, rest, options) {
    const example = `${options.command} preview create --label "New search" mfe-tracking@1.0.0-3f2a9c1d`;
    const versions = rest.map((text) => text.split("@"));
    const isValid =
      versions.length > 0 && versions.every((parts) => parts.length === 2 && parts.every(Boolean));
    if (!options.label || !isValid) throw new Stop(`Give a label and versions: ${example}`);
    const answer = await createPreview(site, options.label, Object.fromEntries(versions), options);
    printAnswer(options, answer, answer.message);
  },
  async list(site, _rest, options) {
    const answer = await listPreviews(site);
    printAnswer(options, answer, answer.data.map(formatPreview).join("\n") || "There are no previews.");
  },
  async end(site, [given], options) {
    if (!given)
      throw new Stop(`Give the id or the label of a preview: ${options.command} preview end "PR 42"`);
    const { data } = await listPreviews(site);
    const [found, other] = data.filter(({ id, label }) => id === given || label === given);
    if (!found) throw new Stop(`There is no preview “${given}”. It may have ended.`);
    if (other) throw new Stop(`More than one preview is called “${given}”. Give the id, as in its address.`);
    /** @type {{ message: string }} */
    const answer = await site.call("DELETE", `/release-previews/${found.id}`);
    printAnswer(options, answer, answer.message);
  },
};

/**
 * @type {Command}
 * @throws {Stop} for an unknown action
 */
export async function preview(site, [action, ...rest], options) {
  const run = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : null;
  if (!run) throw new Stop(`The preview commands are ${Object.keys(actions).join(", ")}.`);
  await run(site, rest, options);
}
