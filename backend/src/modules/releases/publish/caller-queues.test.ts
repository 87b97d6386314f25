import { connect, type Socket } from "node:net";
import Fastify from "fastify";
import { installErrorHandler } from "../../../infra/http/errors";
import { eventually } from "../../../testing/eventually";
import { createUploadLimit } from "./caller-queues";

const HEAD =
  "POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n";

const app = Fastify();
installErrorHandler(app);
const limit = createUploadLimit();
/** Status codes of the uploads so far; 0 for an accepted one. */
const answers: number[] = [];
app.addHook("preParsing", async (request, reply) => {
  const answer = answers.push(0) - 1;
  await limit(request, reply).catch((error: unknown) => {
    answers[answer] = 503;
    throw error;
  });
});
app.post("/", async () => "");
const sockets: Socket[] = [];
let port: number;

beforeAll(async () => void (port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port)));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Starts an upload whose body never arrives, and waits until the server has decided about it. */
async function upload() {
  const count = answers.length + 1;
  const arrives = new Promise<Socket>((resolve) => app.server.once("connection", resolve));
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  sockets.push(socket);
  const arrived = await arrives;
  socket.write(HEAD);
  await eventually(
    async () => answers.length,
    (length) => length === count,
  );
  return { socket, arrived };
}

test("an aborted upload releases exactly one slot", async () => {
  const [first] = [await upload(), await upload(), await upload()];
  const closed = new Promise((resolve) => first.arrived.on("close", resolve));
  first.socket.destroy();
  await closed;
  await upload();
  await upload();
  expect(answers).toEqual([0, 0, 0, 0, 503]);
});
