interface ScriptPolicy {
  /** Browsers return a TrustedScriptURL; the DOM types declare script URLs as strings. */
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  }
}

const rules: ScriptPolicy = { createScriptURL: (url) => url };
// Belongs to the page and not to a runtime: the browser refuses to create a policy twice.
let policy: ScriptPolicy | undefined;

/** Marks a script URL as trusted. Callers have checked it against the integrity table or trust its origin. */
export function trustScript(url: string): string {
  policy ??= window.trustedTypes?.createPolicy("listwise-loader", rules) ?? rules;
  return policy.createScriptURL(url);
}
