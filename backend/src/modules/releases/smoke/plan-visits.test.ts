import type { Guard } from "@listwise/contracts/remotes";
import { aDescriptor, anUpload } from "../releases.fixtures";
import { findLink, planVisits } from "./plan-visits";

const aRelease = (
  name: string,
  paths: string[],
  { smoke = {}, guard = "user" }: { smoke?: Record<string, string>; guard?: Guard } = {},
) => {
  const { release } = anUpload(name, "1.0.0-a", { paths });
  const descriptor = aDescriptor(name, paths, guard);
  const routes = descriptor.routes.map((route) => ({ ...route, smoke: smoke[route.path] }));
  return { ...release, descriptor: { ...descriptor, routes } };
};

test("all routes of a remote are opened; optional parts are left out, and examples are used", () => {
  const paths = ["/a/:id", "/a/:id/edit", "/a", "/a/:tab?", "/a/files/*"];
  const visits = planVisits(aRelease("mfe-a", paths, { smoke: { "/a/:id": "/a/7" } }), []);
  expect(visits.map(({ route, address }) => [route, address])).toEqual([
    ["/a/:id", "/a/7"],
    ["/a", "/a"],
    ["/a/:tab?", "/a"],
    ["/a/files/*", "/a/files"],
    ["/a/:id/edit", null],
  ]);
});

test("public pages are opened signed out and signed in, others as the role that may see them", () => {
  const guards: Guard[] = ["public", "user", "admin"];
  const callers = guards.map((guard) =>
    planVisits(aRelease("mfe-a", ["/a"], { guard }), []).map(({ caller }) => caller),
  );
  expect(callers).toEqual([["visitor", "user"], ["user"], ["admin"]]);
});

test("for the shell, its own pages and one page of each remote per guard are opened", () => {
  const shell = anUpload("shell", "1.0.0-a").release;
  const open = aRelease("mfe-b", ["/b", "/b/c"], { guard: "public" });
  const visits = planVisits(shell, [
    shell,
    aRelease("mfe-a", ["/a", "/a/b"]),
    open,
    aRelease("mfe-c", ["/c/:id"]),
  ]);
  const others = visits.filter(({ remote }) => remote);
  expect(others.map(({ route, caller }) => `${route} ${caller}`)).toEqual([
    "/a user",
    "/b visitor",
    "/b user",
  ]);
  expect(visits.filter(({ remote }) => !remote).map(({ route }) => route)).toContain("/login");
});

test("a link belongs to the most specific route of the site", () => {
  const links = ["/blog/create", "/Blog/first#top"];
  expect(findLink("/blog/:slug", links, ["/blog/:slug", "/blog/create"])).toBe("/Blog/first#top");
  expect(findLink("/:category/:slug", links, ["/blog/:slug"])).toBeNull();
});
