// Commands for what browsers measure of a release, and the upload of its source maps.
import { formatCount } from "./format-count.mjs";
import { Stop } from "./program.mjs";
import { readSourceMaps } from "./source-maps.mjs";

/** @import { ReleaseError, VersionMetrics } from "@listwise/contracts/releases" */
/** @typedef {import("./site.mjs").Client} Site */

const MAX_FRAMES = 5;
const MAX_ENCODED_BYTES = 38 * 1024 * 1024;
const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/**
 * @param {number | null} value
 * @param {(value: number) => string} format
 */
const formatKnown = (value, format) => (value === null ? "unknown" : format(value));
const formatMs = (/** @type {number | null} */ value) =>
  formatKnown(value, (ms) => `${number.format(Math.round(ms))} ms`);
const formatShare = (/** @type {number | null} */ value) =>
  formatKnown(value, (share) => percent.format(share));

/**
 * Formats the measurements of a version on one line. Web vitals, durations and sizes are 75th percentiles.
 * @param {VersionMetrics} metrics
 */
export function formatMetrics({ version, pages, ...one }) {
  const parts = [
    formatCount(pages, "page"),
    `LCP ${formatMs(one.lcpP75Ms)}`,
    `INP ${formatMs(one.inpP75Ms)}`,
    `CLS ${formatKnown(one.clsP75, (value) => number.format(value))}`,
    `pages with script errors ${formatShare(one.scriptErrorShare)}`,
    `API ${formatMs(one.apiP75Ms)}, failed ${formatShare(one.apiFailureShare)}`,
    `${formatKnown(one.bytesP75, (bytes) => `${number.format(bytes / 1000)} kB`)} loaded`,
  ];
  return `  ${version}  ${pages === 0 ? "no measurements" : parts.join(" · ")}`;
}

/**
 * Formats a script error with the first positions of its stack.
 * @param {ReleaseError} error
 */
export function formatError({ version, message, count, lastAt, frames }) {
  const places = frames
    .slice(0, MAX_FRAMES)
    .map(({ source, sourceLine, sourceColumn, file, line, column }) =>
      source === null ? `${file}:${line}:${column}` : `${source}:${sourceLine}:${sourceColumn}`,
    );
  const when = `${lastAt.replace("T", " ").slice(0, 16)} UTC`;
  return [
    `${message}`,
    `  ${version}, reported ${count === 1 ? "once" : formatCount(count, "time")}, last ${when}`,
    ...places.map((at) => `    ${at}`),
  ].join("\n");
}

/**
 * Uploads the source maps of a published version. The release is already stored, so maps that are too large or that the
 * site refuses are only a warning.
 * @param {Site} site
 * @param {{ name: string, version: string }} release
 * @param {string} folder
 */
export async function saveSourceMaps(site, { name, version }, folder) {
  const maps = Object.fromEntries(
    [...(await readSourceMaps(folder))].map(([file, content]) => [file, content.toString("base64")]),
  );
  const bytes = Object.values(maps).reduce((sum, { length }) => sum + length, 0);
  if (bytes === 0) return;
  try {
    if (bytes > MAX_ENCODED_BYTES) throw new Stop("They are larger than 28 MB.");
    await site.call("PUT", `/releases/${encodeURIComponent(name)}/source-maps`, { version, maps });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`! The source maps are not stored, so errors won't have their source. ${error.message}`);
  }
}

/**
 * Prints the measurements of a release by version.
 * @param {Site} site
 * @param {string} name
 * @param {{ days?: string, json: boolean }} options
 * @throws {Stop} for other `days` than 1, 7 and 30
 */
export async function printMetrics(site, name, { days = "7", json }) {
  if (!["1", "7", "30"].includes(days)) throw new Stop(`--days must be 1, 7 or 30, not ${days}.`);
  /** @type {{ data: VersionMetrics[] }} */
  const answer = await site.call("GET", `/releases/${encodeURIComponent(name)}/metrics?days=${days}`);
  const lines = answer.data.map(formatMetrics).join("\n") || "  No version is live.";
  const title = `${name}, last ${days === "1" ? "day" : formatCount(Number(days), "day")}, 75th percentiles`;
  console.log(json ? JSON.stringify(answer, null, 2) : `${title}\n${lines}`);
}

/**
 * @param {Site} site
 * @param {string} name
 * @param {{ json: boolean }} options
 */
export async function printErrors(site, name, { json }) {
  /** @type {{ data: ReleaseError[] }} */
  const answer = await site.call("GET", `/releases/${encodeURIComponent(name)}/errors`);
  const text = answer.data.map(formatError).join("\n\n") || "No script errors in the last 30 days.";
  console.log(json ? JSON.stringify(answer, null, 2) : text);
}
