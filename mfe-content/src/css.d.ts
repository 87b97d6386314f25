/** The text of a style sheet with its imports. */
declare module "*.css" {
  const text: string;
  export { text as default };
}
