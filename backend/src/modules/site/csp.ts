/** What a page may load. */
export interface PagePolicy {
  nonce: string;
  /** Names of the bundles that may be loaded: each makes script addresses through a policy of its own. */
  bundles: readonly string[];
  /** Origin that releases come from when it is not this site's own. */
  releaseOrigin: string | null;
  /** Origins of development servers whose scripts, calls and sockets the page may use as well. */
  developmentOrigins: readonly string[];
}

/** Security headers of a page. Pages that use development servers do without hashes and trusted types. */
export function pageHeaders(policy: PagePolicy): Record<string, string> {
  const { nonce, bundles, releaseOrigin, developmentOrigins } = policy;
  const origins = [...(releaseOrigin === null ? [] : [releaseOrigin]), ...developmentOrigins];
  const policies = [...bundles.map((name) => `listwise-${name}`), "listwise-loader", "dompurify"];
  const strict = developmentOrigins.length === 0;
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, "ws"));
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...origins].join(" "),
    `style-src 'self' 'nonce-${nonce}'`,
    // Pictures of stores and authors come through this site; drawings of the page's own styles are data.
    ["img-src 'self' data:", ...origins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...origins, ...sockets].join(" "),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(strict ? ["require-trusted-types-for 'script'", `trusted-types ${policies.join(" ")}`] : []),
    "report-uri /api/csp-reports",
  ];
  return {
    "content-security-policy": directives.join("; "),
    ...(strict && { "integrity-policy": "blocked-destinations=(script)" }),
  };
}
