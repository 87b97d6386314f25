export { createRemote } from "./create-remote.mjs";
