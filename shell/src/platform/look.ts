// How everything looks, in a step of its own.
export { Toaster } from "@listwise/shared-ui";
