/**
 * Returns the code of a system error such as `ENOENT`, or `null` for any other error.
 * @param {unknown} error
 */
export function getErrorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
