import { once } from "node:events";
import { createServer } from "node:net";
import { assertPortFree } from "./assert-port-free.mjs";

test("a taken port is refused in one sentence that names DEV_PORT", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(assertPortFree({ host: "localhost", port })).rejects.toThrow(
    `Port ${port} is in use. Free it, or choose another port with DEV_PORT.`,
  );
  other.close();
  await once(other, "close");
  await assertPortFree({ host: "localhost", port });
});

test.each([Number.NaN, 0, 70_000])("%p is no port", async (port) => {
  await expect(assertPortFree({ host: "localhost", port })).rejects.toThrow(
    "DEV_PORT must be a number from 1 to 65535.",
  );
});
