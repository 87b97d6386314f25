/** Entry point of the form kit. It is separate so that pages without forms do not load its library. */
export { useSchemaForm, type BoundField, type SchemaFormOptions } from "./use-schema-form";
