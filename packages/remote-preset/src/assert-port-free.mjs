import { createServer } from "node:net";

/**
 * Expects a free port, because webpack's development server throws the error of a taken one outside its promise.
 * @param {{ host: string, port: number }} address
 * @returns {Promise<void>}
 * @throws if the port is taken
 */
export function assertPortFree({ host, port }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const isTaken = error.code === "EADDRINUSE";
      const text = `Port ${port} is in use. Free it, or choose another port with DEV_PORT.`;
      // webpack's command line prints the stack, which would hide the sentence.
      reject(isTaken ? Object.assign(new Error(text), { stack: text }) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
