// `pnpm bench --coverage` measures how long it takes to plan the keyword fields of ten languages from 500 keywords, and
// how close the plan is to the upper bound.
import { register } from "tsx/esm/api";
import { computeMedian } from "./report.mjs";

const LOCALES = [
  "en-US",
  "es-MX",
  "fr-FR",
  "pt-BR",
  "ru-RU",
  "zh-Hans",
  "zh-Hant",
  "ko-KR",
  "ar-SA",
  "vi-VN",
];
const LETTERS = "etaoinshrdlucm";
const KEYWORDS = 500;
const ROUNDS = 5;

/** Creates random keywords from a fixed seed; every third one has two words. */
function createCandidates() {
  let seed = 7;
  const next = (/** @type {number} */ below) => (seed = (seed * 16807) % 2147483647) % below;
  const word = () => Array.from({ length: 3 + next(9) }, () => LETTERS[next(LETTERS.length)]).join("");
  return Array.from({ length: KEYWORDS }, (_, index) => ({
    keyword: index % 3 === 0 ? `${word()} ${word()}` : word(),
    popularity: 5 + next(96),
    difficulty: next(100),
  }));
}

/** Returns the median time in ms, and the plan's value as a share (0–1) of its upper bound. */
export async function measureCoverage() {
  register();
  const { assignKeywordFields } = await import("../../packages/aso-core/src/localization/index.ts");
  const locales = LOCALES.map((code) => ({ code, name: "", subtitle: "" }));
  const given = createCandidates();
  const times = [];
  let share = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const { value, bound } = await assignKeywordFields(given, locales);
    times.push(performance.now() - started);
    share = value / bound;
  }
  return { time: computeMedian(times), share };
}

/** @param {Awaited<ReturnType<typeof measureCoverage>>} result */
export function reportCoverage({ time, share }) {
  console.log(
    `\nKeyword fields of ${LOCALES.length} languages from ${KEYWORDS} keywords, median of ${ROUNDS}`,
  );
  console.log(
    `time                    ${time.toFixed(0)} ms   goal ≤ 2000 ${time <= 2000 ? "ok" : "over the goal"}`,
  );
  const goal = share >= 0.99 ? "ok" : "below the goal";
  console.log(`share of the bound      ${(share * 100).toFixed(2)}%   goal ≥ 99 ${goal}`);
}
