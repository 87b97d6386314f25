// Formats the bench's output.
export const formatKilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const formatMilliseconds = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
export const formatVerdict = (/** @type {boolean} */ met) => (met ? "ok" : "misses the goal");

/**
 * Returns the value below which a share (0 to 1) of the values are; 0 without values.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function computeQuantile(values, share) {
  return (
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  );
}

/** @param {readonly number[]} values */
export const computeMedian = (values) => computeQuantile(values, 0.5);

/**
 * Prints the head of a table with the names of the two compared columns.
 * @param {string} title
 * @param {string} left
 * @param {string} right
 */
export function printHeading(title, left, right) {
  console.log(`\n${title.padEnd(36)} ${left.padStart(12)} ${right.padStart(12)}   ratio   goal`);
}

/**
 * Prints a figure, the figure it is compared with, and their ratio.
 * @param {string} label
 * @param {string} left
 * @param {string} right
 * @param {number} ratio
 */
export function printRow(label, left, right, ratio, goal = "") {
  const cells = [label.padEnd(36), left.padStart(12), right.padStart(12)];
  console.log(`${cells.join(" ")}   ${ratio.toFixed(2).padStart(5)}   ${goal}`);
}
