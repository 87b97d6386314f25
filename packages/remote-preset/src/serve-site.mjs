// Serves the pages of a site from the development server of a remote, so that the remote can run inside any site.

/** Headers of the browser that decide about the content of a page. */
const ASKED = ["accept", "accept-language", "cookie", "user-agent"];
/** Headers of the site's response that the browser needs. */
const ANSWERED = ["content-type", "cache-control", "content-security-policy", "location", "x-robots-tag"];
/** Parts of the page's policy that a development build can't satisfy: it has no hashes, and evaluates updates. */
const STRICT = /^(require-trusted-types-for|trusted-types|upgrade-insecure-requests)\b/;

/**
 * Returns a page's policy without the parts that a development build can't satisfy.
 * @param {string} policy
 */
export function relaxPolicy(policy) {
  const directives = policy.split(";").map((one) => one.trim());
  return directives.filter((one) => !STRICT.test(one)).join("; ");
}

/**
 * Returns what to tell someone whose site doesn't respond.
 * @param {string} site
 * @param {unknown} error
 */
export function describeSilence(site, error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message || Object(cause).code : String(cause);
  return `${site} doesn't respond: ${reason}. Start a site there, or set RELEASE_URL to the address of another one.`;
}

/**
 * Responds with a page of the site, in which development servers may replace remotes.
 * @param {string} site
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function sendPage(site, { url = "/", headers }, response) {
  const asked = ASKED.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  try {
    const page = await fetch(new URL(url, site), { headers: Object.fromEntries(asked), redirect: "manual" });
    response.statusCode = page.status;
    for (const name of ANSWERED) {
      const value = page.headers.get(name);
      if (value === null) continue;
      const isPolicy = name === "content-security-policy";
      response.setHeader(name, isPolicy ? relaxPolicy(value) : value.replace(new URL(site).origin, ""));
    }
    const html = await page.text();
    response.end(html.replace(/(<meta name="listwise-overrides" content=")off"/, '$1on"'));
  } catch (error) {
    response.statusCode = 502;
    response.setHeader("content-type", "text/plain; charset=utf-8");
    response.end(describeSilence(site, error));
  }
}

/**
 * Creates a middleware that responds to requests for pages with those of a site. Other requests go on to the next one.
 * @param {string} site
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse,
 *   next: () => void) => void}
 */
export function createSitePages(site) {
  return (request, response, next) => {
    const isPage = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
    if (isPage) void sendPage(site, request, response);
    else next();
  };
}
