import { createServer } from "node:net";

/**
 * Expects a free port, because webpack's development server throws the error of a taken one outside its promise.
 * @param {{ host: string, port: number }} address
 * @returns {Promise<void>}
 * @throws if the port is taken, or is no port
 */
export function assertPortFree({ host, port }) {
  // webpack's command line prints the stack, which would hide the sentence.
  const fail = (/** @type {string} */ text) => Object.assign(new Error(text), { stack: text });
  return new Promise((resolve, reject) => {
    if (!(port >= 1 && port <= 65_535)) throw fail("DEV_PORT must be a number from 1 to 65535.");
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(
        isTaken ? fail(`Port ${port} is in use. Free it, or choose another port with DEV_PORT.`) : error,
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
