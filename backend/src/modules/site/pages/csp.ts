/** Sources that a page may load from. */
export interface PagePolicy {
  nonce: string;
  /** Names of the bundles that may be loaded; each creates script URLs through its own Trusted Types policy. */
  bundles: readonly string[];
  /** Origin of the release host; `null` if releases come from this site. */
  releaseOrigin: string | null;
  /** Origin of the object store from which browsers download files; `null` if this site sends them. */
  fileOrigin: string | null;
  /** Origins of development servers that the page may load scripts from and connect to. */
  developmentOrigins: readonly string[];
}

/** Returns the security headers of a page. Pages with development servers get no integrity policy and no Trusted Types. */
export function buildPageHeaders(policy: PagePolicy): Record<string, string> {
  const { nonce, bundles, releaseOrigin, fileOrigin, developmentOrigins } = policy;
  const origins = [...(releaseOrigin === null ? [] : [releaseOrigin]), ...developmentOrigins];
  const policies = [
    ...bundles.map((name) => `listwise-${name}`),
    "listwise-loader",
    "listwise-start",
    "dompurify",
  ];
  const strict = developmentOrigins.length === 0;
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, "ws"));
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...origins].join(" "),
    `style-src 'self' 'nonce-${nonce}'`,
    // Store and author images are proxied by this site; icons in the page's styles are data URLs.
    ["img-src 'self' data:", ...origins].join(" "),
    ["font-src 'self'", ...origins].join(" "),
    ["connect-src 'self'", ...origins, ...(fileOrigin === null ? [] : [fileOrigin]), ...sockets].join(" "),
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
