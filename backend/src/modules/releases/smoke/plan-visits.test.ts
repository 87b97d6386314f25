import { aDescriptor, anUpload } from "../releases.fixtures";
import { findLink, planVisits } from "./plan-visits";

const aRelease = (name: string, paths: string[], smoke: Record<string, string> = {}) => {
  const { release } = anUpload(name, "1.0.0-a", { paths });
  const descriptor = aDescriptor(name, paths);
  const routes = descriptor.routes.map((route) => ({ ...route, smoke: smoke[route.path] }));
  return { ...release, descriptor: { ...descriptor, routes } };
};

test("all routes of a remote are opened; optional parts are left out, and examples are used", () => {
  const paths = ["/a/:id", "/a/:id/edit", "/a", "/a/:tab?", "/a/files/*"];
  const visits = planVisits(aRelease("mfe-a", paths, { "/a/:id": "/a/7" }), []);
  expect(visits.map(({ route, address }) => [route, address])).toEqual([
    ["/a/:id", "/a/7"],
    ["/a", "/a"],
    ["/a/:tab?", "/a"],
    ["/a/files/*", "/a/files"],
    ["/a/:id/edit", null],
  ]);
});

test("for the shell, its own pages and one page of each remote per guard are opened", () => {
  const shell = anUpload("shell", "1.0.0-a").release;
  const visits = planVisits(shell, [shell, aRelease("mfe-a", ["/a", "/a/b"]), aRelease("mfe-c", ["/c/:id"])]);
  expect(visits.filter(({ remote }) => remote).map(({ route }) => route)).toEqual(["/a"]);
  expect(visits.filter(({ remote }) => !remote).map(({ route }) => route)).toContain("/login");
});

test("a link belongs to the most specific route of the site", () => {
  const links = ["/blog/create", "/Blog/first#top"];
  expect(findLink("/blog/:slug", links, ["/blog/:slug", "/blog/create"])).toBe("/Blog/first#top");
  expect(findLink("/:category/:slug", links, ["/blog/:slug"])).toBeNull();
});
