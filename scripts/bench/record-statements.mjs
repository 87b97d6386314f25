// Preloaded into the bench's own site. Sends its parent the database statements that run between the messages "record" and
// "stop", and its processor time for the message "cpu".
import pg from "pg";

/** @typedef {{ text: string, values: unknown[] }} Statement */

const { query } = pg.Client.prototype;
/** @type {Statement[]} */
let statements = [];

/**
 * @this {import("pg").Client}
 * @param {string | { text: string }} statement
 * @param {unknown} values
 * @param {unknown[]} rest
 */
function record(statement, values, ...rest) {
  const text = typeof statement === "string" ? statement : statement.text;
  statements.push({ text, values: Array.isArray(values) ? values : [] });
  return Reflect.apply(query, this, [statement, values, ...rest]);
}

process.on("message", (message) => {
  if (message === "cpu") return process.send?.(process.cpuUsage());
  Reflect.set(pg.Client.prototype, "query", message === "record" ? record : query);
  process.send?.(statements);
  statements = [];
  return undefined;
});
