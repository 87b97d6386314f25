import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { act, renderHook, waitFor } from "@testing-library/react";
import { bus } from "../events/bus";
import { clearSession } from "../session/change-session";
import {
  answerWith,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
  spyOnBus,
  startApiServer,
} from "../testing";
import { setWorkspace } from "./set-workspace";
import { preloadWorkspace, useWorkspace } from "./use-workspace";
import { adoptWorkspace, getWorkspace } from "./workspace.store";

const remembered = { appId: 5, country: "gb" };
const server = startApiServer();
let events: ReturnType<typeof spyOnBus>;
let page: ReturnType<typeof recordPage>;

beforeEach(() => {
  resetSession();
  server.use(answerWith(workspaceEndpoints.get, { success: true, data: remembered }));
  events = spyOnBus();
  page = recordPage();
});
afterEach(() => {
  page.restore();
  events.stop();
});

function recordSaves() {
  const saved = new Array<unknown>();
  server.use(
    handle(workspaceEndpoints.save, async ({ request }) => {
      const body: unknown = await request.json();
      // The page may close before the answer arrives.
      expect(request.keepalive).toBe(true);
      saved.push(body);
      return Response.json({ success: true, data: body });
    }),
  );
  return saved;
}

test("without an address it is what the server remembers", async () => {
  signInAs("user");
  const { result } = renderHook(useWorkspace);
  expect(result.current).toMatchObject({ appId: null, country: "us", isKnown: false });

  await waitFor(() => expect(result.current).toMatchObject({ ...remembered, isKnown: true }));
  expect(events.getPayloads("workspace:changed")).toEqual([remembered]);
});

test("the address wins; what it lacks is remembered", async () => {
  signInAs("user");
  adoptWorkspace({ appId: 7 });
  const { result } = renderHook(useWorkspace);

  await waitFor(() => expect(result.current).toMatchObject({ appId: 7, country: "gb", isKnown: true }));
});

test("a complete address needs no request", () => {
  server.use(failWith(workspaceEndpoints.get, "INTERNAL", "Not needed."));
  signInAs("user");
  adoptWorkspace({ appId: 7, country: "de" });
  const { result } = renderHook(useWorkspace);

  expect(result.current).toMatchObject({ appId: 7, country: "de", isKnown: true });
  expect(bus.last("workspace:changed")).toEqual({ appId: 7, country: "de" });
});

test("if it can't be loaded, it is all apps in the default country", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(workspaceEndpoints.get, "FORBIDDEN", "No."));
  signInAs("user");
  const { result } = renderHook(useWorkspace);

  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current).toMatchObject({ appId: null, country: "us" });
});

test("a change goes to the address and the server; the address brings it", async () => {
  const saved = recordSaves();
  signInAs("user");
  adoptWorkspace(remembered);
  act(() => setWorkspace({ appId: 7 }));

  expect(page.record.went).toEqual(["?for=7&country=gb"]);
  expect(getWorkspace()).toEqual(remembered);
  await waitFor(() => expect(saved).toEqual([{ appId: 7, country: "gb" }]));
});

test("choosing what is current already changes nothing", () => {
  signInAs("user");
  adoptWorkspace(remembered);
  setWorkspace({ appId: 5 });

  expect(page.record.went).toEqual([]);
});

test("several choices are saved in order; a failure doesn't stop the next", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const saved = recordSaves();
  let calls = 0;
  server.use(
    handle(workspaceEndpoints.save, () => {
      calls += 1;
      return calls === 1 ? Response.json({ success: false }, { status: 500 }) : undefined;
    }),
  );
  signInAs("user");
  adoptWorkspace(remembered);
  setWorkspace({ appId: 6 });
  setWorkspace({ appId: 7 });
  setWorkspace({ appId: 8 });

  await waitFor(() => expect(saved).toEqual([7, 8].map((appId) => ({ appId, country: "gb" }))));
});

test("nothing remains after sign-out, even if the server answers late", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    handle(workspaceEndpoints.get, async () => {
      await answered;
      return Response.json({ success: true, data: remembered });
    }),
  );
  signInAs("user");
  const { result } = renderHook(useWorkspace);
  act(() => adoptWorkspace({ appId: 7 }));
  act(() => void clearSession("user"));
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve)));

  expect(result.current).toMatchObject({ appId: null, country: "us", isKnown: false });
});

test("late listeners on the bus don't learn the previous user's app", () => {
  signInAs("user");
  adoptWorkspace({ appId: 7, country: "gb" });
  clearSession("user");

  expect(bus.last("workspace:changed")).toEqual({ appId: null, country: "us" });
});

test("a page of a user starts with the remembered workspace; visitors and administrators have none", async () => {
  let asked = 0;
  server.use(
    handle(workspaceEndpoints.get, () => {
      asked += 1;
      return Response.json({ success: true, data: remembered });
    }),
  );
  preloadWorkspace();
  signInAs("admin");
  preloadWorkspace();
  signInAs("user");
  preloadWorkspace();
  await waitFor(() => expect(getWorkspace()).toEqual(remembered));
  expect(asked).toBe(1);
});
