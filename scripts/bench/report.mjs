// Formats the bench's output.
export const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const formatMilliseconds = (time) => `${time.toFixed(1)} ms`;
export const formatVerdict = (met) => (met ? "ok" : "misses the goal");
export const computeMedian = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints the head of a table with the names of the two compared columns. */
export function printHeading(title, left, right) {
  console.log(`\n${title.padEnd(36)} ${left.padStart(12)} ${right.padStart(12)}   ratio   goal`);
}

/** Prints a figure, the figure it is compared with, and their ratio. */
export function printRow(label, left, right, ratio, goal = "") {
  const cells = [label.padEnd(36), left.padStart(12), right.padStart(12)];
  console.log(`${cells.join(" ")}   ${ratio.toFixed(2).padStart(5)}   ${goal}`);
}
