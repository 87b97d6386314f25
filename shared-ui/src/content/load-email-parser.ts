/** Loads the function that parses an email into a sanitized document, which only the administration needs. */
export const loadEmailParser = async () => (await import("./parse-email")).parseEmail;
