import { once } from "node:events";
import { createServer } from "node:net";
import { createDevServerOptions } from "./dev-server-options.mjs";
import { serve } from "./dev-server.mjs";

test("a taken port is refused in one sentence that names DEV_PORT", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const devServer = { ...createDevServerOptions("mfe-content", { alone: true }), port };
  // The rest of the configuration is not read.
  await expect(serve(/** @type {any} */ ({ devServer }))).rejects.toThrow(
    `Port ${port} is in use. Free it, or choose another port with DEV_PORT.`,
  );
  other.close();
});
