import { doPatternsOverlap, SERVER_ROUTES } from "@listwise/contracts/remotes";
import { startTestApp, type TestApp } from "./testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("S78: the gate knows every server route, so that no remote can claim one", () => {
  const printed = site.app.printRoutes({ commonPrefix: false });
  const answered = [...printed.matchAll(/^[├└]── (\/\S*) \(/gm)].map(([, path = ""]) => path);
  expect(answered).toEqual(expect.arrayContaining(["/remotes.json", "/feed.xml", "/robots.txt"]));
  expect(answered.filter((path) => !SERVER_ROUTES.some((route) => doPatternsOverlap(route, path)))).toEqual(
    [],
  );
});
