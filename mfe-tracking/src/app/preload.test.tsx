import { adoptWorkspace, setWorkspaceCheck } from "@listwise/shared-auth";
import { failWith, resetSession, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { waitFor } from "@testing-library/react";
import { renderPage } from "../testing/render-page";
import { preloadDashboard } from "../features/dashboard/dashboard.page";
import { preloadKeywords } from "../features/keywords/keywords.page";
import { preloadRankings } from "../features/rankings/rankings.page";
import { AppRoutes } from "./routes";

const server = startApiServer();
let asked: string[] = [];
server.events.on("request:start", ({ request }) => void asked.push(request.url.replace(/^.*\/api/, "")));

beforeEach(() => {
  resetSession();
  signInAs("user");
  asked = [];
  server.use(failWith({ method: "GET", path: "/*" }, "FORBIDDEN", "Not today."));
});
afterEach(() => {
  setWorkspaceCheck(false);
  window.history.replaceState(null, "", "/");
});

function preloadAll(): void {
  preloadDashboard();
  preloadKeywords();
  preloadRankings();
}

test("pages ask for the data of all apps before they render", async () => {
  adoptWorkspace({ appId: null, country: "gb" });
  preloadAll();
  await waitFor(() =>
    expect(asked).toEqual([
      "/portfolio?country=gb",
      "/keywords/lists",
      "/rankings/matrix?country=gb",
      "/apps/followed",
      "/user-keywords",
    ]),
  );
});

test("pages ask for the data of the current app, in the range of the address, before they render", async () => {
  window.history.replaceState(null, "", "/dashboard?for=7&country=gb&days=90");
  adoptWorkspace({ appId: 7, country: "gb" });
  preloadAll();
  await waitFor(() =>
    expect(asked).toEqual([
      "/apps/7/performance?country=gb&days=90",
      "/keywords/app/7",
      "/rankings/matrix?appId=7&country=gb",
      "/apps/followed",
      "/user-keywords",
    ]),
  );
});

test("pages ask for nothing while the current app is unknown or checked", async () => {
  preloadAll();
  setWorkspaceCheck(true);
  adoptWorkspace({ appId: 7, country: "gb" });
  preloadAll();
  setWorkspaceCheck(false);
  preloadKeywords();
  await waitFor(() => expect(asked).toEqual(["/keywords/app/7"]));
});

test.each([
  ["/dashboard", "/portfolio?country=gb"],
  ["/keywords", "/keywords/lists"],
  ["/rankings", "/rankings/matrix?country=gb"],
])("the code of %s starts its query before its first rendering", async (route, address) => {
  adoptWorkspace({ appId: null, country: "gb" });
  const page = renderPage(<AppRoutes pages={[]} />, route);
  await waitFor(() => expect(asked).toContain(address));
  // The page's own query client asks again, after the first rendering.
  const others = () => asked.filter((one) => one !== address && !/followed|user-keywords$/.test(one));
  await waitFor(() => expect(others()).not.toEqual([]));
  expect(asked.indexOf(address)).toBe(0);
  page.unmount();
});
