/**
 * Returns the file of a webpack module, or "" if it has none.
 * @param {unknown} module
 */
export function getResource(module) {
  return module instanceof Object && "resource" in module && typeof module.resource === "string"
    ? module.resource
    : "";
}
