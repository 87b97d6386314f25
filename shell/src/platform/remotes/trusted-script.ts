interface ScriptPolicy {
  /** The browser answers with a TrustedScriptURL; the DOM types know script addresses as text. */
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  }
}

const rules: ScriptPolicy = { createScriptURL: (url) => url };
let policy: ScriptPolicy | undefined;

/** Marks a script address as trusted. Callers have looked it up in the integrity table, or trust its origin. */
export function trustScript(url: string): string {
  policy ??= window.trustedTypes?.createPolicy("listwise-loader", rules) ?? rules;
  return policy.createScriptURL(url);
}
