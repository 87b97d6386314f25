// A minimal server with a database: one Fastify route that runs the statements its parent sends, prepared and in order, and
// returns the site's answer, so that both send the same data. Like the site, it runs in its own process with a pool of ten
// connections, and sends its processor time for the message "cpu".
import fastify from "fastify";
import pg from "pg";

/** @import { Statement } from "./record-statements.mjs" */
/** @typedef {{ database: object, statements: Statement[], answer: object }} Setup */

process.once("message", (/** @type {Setup} */ setup) => {
  const pool = new pg.Pool({ ...setup.database, max: 10 });
  const statements = setup.statements.map((statement, index) => ({ ...statement, name: `bench_${index}` }));
  const app = fastify();
  app.get("/", async () => {
    const client = await pool.connect();
    try {
      for (const statement of statements) await client.query(statement);
      return setup.answer;
    } finally {
      client.release();
    }
  });
  void app.listen({ host: "127.0.0.1", port: 0 }).then((address) => process.send?.(address));
});
process.on("message", (message) => message === "cpu" && process.send?.(process.cpuUsage()));
process.once("disconnect", () => process.exit());
