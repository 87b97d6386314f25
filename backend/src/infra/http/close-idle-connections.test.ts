import { once } from "node:events";
import { connect } from "node:net";
import Fastify from "fastify";
import { closeIdleConnections } from "./close-idle-connections";

it("a server closes although a client has connected without sending a request", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  closeIdleConnections(app);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const silent = connect(Number(new URL(address).port), "127.0.0.1");
  await Promise.all([once(silent, "connect"), once(app.server, "connection")]);
  const ended = once(silent, "close");
  silent.on("error", () => undefined);
  await app.close();
  await ended;
});
