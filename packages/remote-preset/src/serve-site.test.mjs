import { once } from "node:events";
import { createServer } from "node:http";
import { createSitePages, relaxPolicy } from "./serve-site.mjs";

const POLICY =
  "script-src 'self'; require-trusted-types-for 'script'; trusted-types listwise-shell; img-src 'self'";

/** @type {import("node:http").Server[]} */
let servers = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/**
 * @param {import("node:http").RequestListener} listener
 * @returns {Promise<string>} its address
 */
async function serve(listener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** @param {string} site */
const serveSite = (site) => {
  const pages = createSitePages(site);
  return serve((request, response) => pages(request, response, () => response.end("from here")));
};
const asPage = {
  headers: { accept: "text/html,*/*", cookie: "listwise-bucket=7" },
  redirect: /** @type {const} */ ("manual"),
};

test("a page comes from the site, accepts development servers, and has a policy that they satisfy", async () => {
  /** @type {(string | undefined)[]} */
  const asked = [];
  const site = await serve((request, response) => {
    asked.push(request.url, request.headers.cookie);
    response.setHeader("content-type", "text/html").setHeader("content-security-policy", POLICY);
    response.setHeader("integrity-policy", "blocked-destinations=(script)").statusCode = 404;
    response.end('<meta name="listwise-overrides" content="off" />');
  });
  const page = await fetch(`${await serveSite(site)}/prices?mfe=a`, asPage);
  expect([page.status, await page.text()]).toEqual([404, '<meta name="listwise-overrides" content="on" />']);
  expect(asked).toEqual(["/prices?mfe=a", "listwise-bucket=7"]);
  expect(page.headers.get("content-security-policy")).toBe("script-src 'self'; img-src 'self'");
  expect(page.headers.get("integrity-policy")).toBeNull();
});

test("a redirect of the site stays on the development server", async () => {
  const site = await serve(({ headers }, response) =>
    response.writeHead(308, { location: `http://${headers.host}/new` }).end(),
  );
  const page = await fetch(`${await serveSite(site)}/old`, asPage);
  expect([page.status, page.headers.get("location")]).toEqual([308, "/new"]);
});

test("files and calls are not pages; a site that is down is named", async () => {
  const server = await serveSite("http://127.0.0.1:1");
  expect(await (await fetch(`${server}/remoteEntry.js`)).text()).toBe("from here");
  expect(await (await fetch(`${server}/api`, { ...asPage, method: "POST" })).text()).toBe("from here");
  const page = await fetch(server, asPage);
  expect([page.status, await page.text()]).toEqual([
    502,
    expect.stringMatching(/^http:\/\/127.0.0.1:1 doesn't respond: .+RELEASE_URL/),
  ]);
});

test("a policy without strict parts stays as it is", () => {
  expect(relaxPolicy("default-src 'none'; object-src 'none'")).toBe("default-src 'none'; object-src 'none'");
});
