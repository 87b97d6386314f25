// A minimal server: one Fastify route that returns the JSON its parent sends. Like the site, it runs in its own process.
import fastify from "fastify";

process.once("message", async (payload) => {
  const app = fastify();
  app.get("/", () => payload);
  process.send?.(await app.listen({ host: "127.0.0.1", port: 0 }));
});
process.once("disconnect", () => process.exit());
