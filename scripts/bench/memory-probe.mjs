// Preloaded into the bench's own site. Sends its parent the memory after a garbage collection for the message "memory".
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
/** @type {() => void} */
const collectGarbage = runInNewContext("gc");

process.on("message", (message) => {
  if (message !== "memory") return;
  collectGarbage();
  // The first one runs finalizers, whose objects the second one frees.
  setImmediate(() => {
    collectGarbage();
    process.send?.(process.memoryUsage());
  });
});
