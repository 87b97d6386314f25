// Runs a worker that is TypeScript, while developing and testing; the build makes JavaScript of it.
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
await import(workerData);
