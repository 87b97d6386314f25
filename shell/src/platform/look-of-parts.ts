// What most things look like, in a step of its own.
export { Button } from "@listwise/shared-ui/primitives";
