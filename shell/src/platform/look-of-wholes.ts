// What is put together of them, in a step of its own.
export { EmptyState } from "@listwise/shared-ui/composites";
