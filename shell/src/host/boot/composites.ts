// Evaluates the UI composites in a separate task.
export { EmptyState } from "@listwise/shared-ui/composites";
