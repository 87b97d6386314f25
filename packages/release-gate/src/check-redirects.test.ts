import type { Redirect } from "@listwise/contracts/remotes";
import { checkRedirects } from "./check-redirects";
import { aDescriptor, aRelease, getErrors, getFindings } from "./gate.fixtures";

const remotes = [
  aDescriptor("mfe-content", ["/", "/blog", "/blog/:slug", "/:category/:slug"]),
  aDescriptor("mfe-tracking", ["/keywords", "/apps/*"]),
];
const check = (added: Redirect[], earlier: Redirect[] = []) =>
  checkRedirects(added, [...earlier, ...added], remotes).map(({ level, message }) => `${level}: ${message}`);

test.each([
  ["/old", "/"],
  ["/old/:id", "/blog/:id"],
  ["/old/*", "/apps/*"],
  ["/old/:a/:b", "/apps/:b/x/:a"],
  ["/old", "/login"],
  ["/guides/intro", "/blog"],
])("%s to %s is allowed", (from, to) => {
  expect(check([{ from, to }])).toEqual([]);
});

test.each([
  ["/Keywords", "/blog", "would hide /keywords, which is live"],
  ["/keywords/*", "/blog", "would hide /keywords, which is live"],
  ["/apps/1", "/blog", "would hide /apps/*, which is live"],
  ["/login", "/blog", "would hide /login, which is live"],
  ["/api/x", "/blog", "would hide /api/*, which is live"],
  ["/old/:id", "/blog/:slug", "uses :slug, which /old/:id doesn't contain"],
  ["/old", "/apps/*", "uses *, which /old doesn't contain"],
  ["/old", "/nowhere", "leads to no live page"],
  ["/old/*", "/old/new", "leads to another redirect"],
])("%s to %s is refused: it %s", (from, to, why) => {
  expect(check([{ from, to }])).toEqual([`error: The redirect from ${from} to ${to} ${why}.`]);
});

test("a second redirect of an address, and one to another redirect, are refused", () => {
  const earlier = [{ from: "/old", to: "/blog" }];
  expect(check([{ from: "/OLD", to: "/blog" }], earlier)).toEqual([
    expect.stringContaining("exists already"),
  ]);
  expect(check([{ from: "/x", to: "/old" }], earlier)).toEqual([expect.stringContaining("another redirect")]);
  expect(
    check([
      { from: "/old", to: "/blog" },
      { from: "/old", to: "/" },
    ]),
  ).toHaveLength(2);
});

describe("a remote", () => {
  const redirects = [{ from: "/old/*", to: "/blog" }];
  const claim = aRelease("mfe-tracking", ["/old/page", "/blog"]);

  test("can't claim a redirected address or a page of another remote", () => {
    expect(getErrors(claim, { redirects })).toEqual([
      "routes: The route /old/page belongs to the redirect to /blog (its route /old/*). Choose another path, or agree on an owner.",
      "routes: The route /blog belongs to mfe-content. Choose another path, or agree on an owner.",
    ]);
  });

  test("that goes live in a move may, but not a page of the shell or the server", () => {
    expect(getErrors(claim, { redirects, forMove: true })).toEqual([]);
    expect(getFindings("warning", claim, { redirects, forMove: true })).toHaveLength(2);
    const wrong = aRelease("mfe-tracking", ["/login", "/api/x"]);
    expect(getErrors(wrong, { redirects, forMove: true })).toHaveLength(2);
  });
});
