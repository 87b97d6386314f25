// The schemas and the way to call: what the shell itself starts with, in a step of its own.
export { call } from "@listwise/shared-auth";
