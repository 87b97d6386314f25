// Evaluates the rest of the UI library in a separate task.
export { Toaster } from "@listwise/shared-ui";
