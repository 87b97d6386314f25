// Evaluates the UI primitives in a separate task to keep the longest task of the boot short.
export { Button } from "@listwise/shared-ui/primitives";
