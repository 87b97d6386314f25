// A minimal server with a database: one Fastify route that runs the statements its parent sends, prepared and in order, and
// returns their rows. Like the site, it runs in its own process with a pool of ten connections, and sends its processor time
// for the message "cpu".
import fastify from "fastify";
import pg from "pg";

/** @import { Statement } from "./record-statements.mjs" */

process.once("message", (/** @type {{ database: object, statements: Statement[] }} */ setup) => {
  const pool = new pg.Pool({ ...setup.database, max: 10 });
  const statements = setup.statements.map((statement, index) => ({ ...statement, name: `bench_${index}` }));
  const app = fastify();
  app.get("/", async () => {
    const client = await pool.connect();
    try {
      const answers = [];
      for (const statement of statements) answers.push((await client.query(statement)).rows);
      return answers;
    } finally {
      client.release();
    }
  });
  void app.listen({ host: "127.0.0.1", port: 0 }).then((address) => process.send?.(address));
});
process.on("message", (message) => message === "cpu" && process.send?.(process.cpuUsage()));
process.once("disconnect", () => process.exit());
