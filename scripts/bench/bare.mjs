// A minimal server: one Fastify route that returns the JSON its parent sends. Like the site, it runs in its own process.
import fastify from "fastify";

process.once("message", (payload) => {
  const app = fastify();
  app.get("/", () => payload);
  void app.listen({ host: "127.0.0.1", port: 0 }).then((address) => process.send?.(address));
});
process.once("disconnect", () => process.exit());
