// Evaluates the API client in a separate task.
export { call } from "@listwise/shared-auth";
