import { releasesEndpoints, type ReleaseStatus } from "@listwise/contracts/releases";
import { queryClient } from "@listwise/shared-auth";
import { answerWith, failWith, resetSession, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getScopedBus } from "../host/delivery/scoped-share-scope";
import { pageRuntime } from "../host/page-runtime";
import { connectHost } from "../host/ports";
import { useRegistryStore } from "../host/registry/registry.store";
import { aRegistry, aRemote } from "../host/testing/a-registry";
import { DevtoolsOutlet } from "./devtools-outlet";
import { toggleDevtools } from "./devtools.store";
import { useEventLog } from "./events/event-log";

const NAME = "mfe-content";
const VERSION = "1.0.0-aaaaaaaa";

const status: ReleaseStatus = {
  name: NAME,
  stable: "0.9.0-bbbbbbbb",
  canary: { version: VERSION, percent: 10 },
  previous: [],
  enabled: true,
  versions: [{ version: "0.8.0-cccccccc", publishedAt: null }],
  health: [],
};

const server = startApiServer();

beforeEach(() => {
  resetSession();
  queryClient.clear();
  toggleDevtools(false);
  useEventLog.setState({ events: [], isPaused: false });
  useRegistryStore.setState({ status: "ready", registry: aRegistry(aRemote()), readAt: Date.now() });
  server.use(
    answerWith(releasesEndpoints.status, {
      success: true,
      data: [status],
      composition: "c0ffee",
      publishes: null,
    }),
  );
});

const panel = () => screen.findByRole("complementary", { name: "Developer tools" });
const shortcut = "{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}";

function renderAs(role: "admin" | "user") {
  signInAs(role);
  connectHost({ mayOverride: () => role === "admin" });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <main>
        <button>Before</button>
      </main>
      <DevtoolsOutlet />
    </QueryClientProvider>,
  );
  return user;
}

async function openTab(name: string) {
  const user = renderAs("admin");
  await user.keyboard(shortcut);
  await panel();
  await user.click(screen.getByRole("tab", { name }));
  return user;
}

test("no accessibility violations in any tab; they take the focus, and give it back on Escape", async () => {
  const user = renderAs("admin");
  const before = screen.getByRole("button", { name: "Before" });
  before.focus();
  await user.keyboard(shortcut);
  const tools = await panel();
  expect(screen.getByRole("heading", { name: "Developer tools" })).toHaveFocus();
  for (const name of ["Remotes", "Events", "Overrides"]) {
    await user.click(screen.getByRole("tab", { name }));
    await expectNoViolations(document.body);
  }
  await user.keyboard("{Escape}");
  expect(tools).not.toBeInTheDocument();
  expect(before).toHaveFocus();
});

test("they open neither for users nor after the administrator has signed out", async () => {
  const user = renderAs("user");
  await user.keyboard(shortcut);
  act(() => toggleDevtools(true));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

test("a remote is listed with its owner, version and why it has it", async () => {
  await openTab("Remotes");
  const card = within(within(screen.getByRole("list", { name: "Remotes" })).getByRole("listitem"));
  expect(await card.findByText("Canary 10%")).toBeVisible();
  expect(card.getByText("@listwise/content")).toBeVisible();
  expect(card.getByText(VERSION)).toBeVisible();
  expect(card.getByText("Not entered in this tab, not mounted")).toBeVisible();
});

test("without the pointers a canary is not called live for everyone; Retry loads them", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  server.use(failWith(releasesEndpoints.status, "FORBIDDEN", "Administrators only."));
  const user = await openTab("Remotes");
  expect(await screen.findByText("Couldn't load who gets which version")).toBeVisible();
  expect(screen.queryByText("It is live for everyone.")).not.toBeInTheDocument();
  server.use(
    answerWith(releasesEndpoints.status, {
      success: true,
      data: [status],
      composition: "c0ffee",
      publishes: null,
    }),
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Canary 10%")).toBeVisible();
});

test("the link pins the versions of this tab", async () => {
  const user = await openTab("Remotes");
  await user.click(screen.getByRole("button", { name: "Copy link to these versions" }));
  const link = `http://localhost/?mfe=${encodeURIComponent(`${NAME}@${VERSION}`)}`;
  expect(screen.getByRole("textbox", { name: "Link" })).toHaveValue(link);
});

describe("events", () => {
  const emit = (keywordText: string) =>
    act(() =>
      getScopedBus(pageRuntime, NAME).emit("keyword:tracking-changed", { keywordText, tracked: true }),
    );
  const entries = () => screen.queryAllByText("keyword:tracking-changed");

  test("are listed with emitter and payload, filtered, paused and cleared", async () => {
    const user = await openTab("Events");
    expect(screen.getByText("No events yet")).toBeVisible();
    emit("weather");
    emit("radar");
    expect(screen.getAllByText(`from ${NAME}`)).toHaveLength(2);
    expect(screen.getByText(/"keywordText": "weather"/)).toBeInTheDocument();

    await user.type(screen.getByRole("searchbox", { name: "Filter events" }), "radar");
    expect(entries()).toHaveLength(1);
    expect(screen.getByText("1 of 2 events")).toBeVisible();
    await user.clear(screen.getByRole("searchbox", { name: "Filter events" }));

    await user.click(screen.getByRole("button", { name: "Pause" }));
    emit("rain");
    expect(entries()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Resume" }));
    emit("rain");
    expect(entries()).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(entries()).toHaveLength(0);
  });

  test("are bounded, hide secrets, and are not recorded after the panel is closed", async () => {
    const user = await openTab("Events");
    for (let count = 0; count < 201; count += 1) emit(`keyword ${count}`);
    expect(useEventLog.getState().events).toHaveLength(200);
    emit("lwt_0123456789abcdefghij");
    expect(useEventLog.getState().events[0]?.payload).toContain("[hidden]");
    await user.keyboard(shortcut);
    emit("after");
    expect(useEventLog.getState().events[0]?.payload).not.toContain("after");
  });
});

describe("overrides", () => {
  test("the stored versions are suggested, and a value that is neither version nor server is refused", async () => {
    const user = await openTab("Overrides");
    expect(screen.getByText(/this tab uses the versions that the site serves/)).toBeVisible();
    const field = screen.getByLabelText(/Version or development server/);
    await user.type(field, "https://evil.example");
    await user.click(screen.getByRole("button", { name: "Apply and reload" }));
    expect(field).toHaveAccessibleDescription(/Enter a version/);
    await user.clear(field);
    await user.type(field, "http://localhost:4102");
    await user.click(screen.getByRole("button", { name: "Apply and reload" }));
    expect(field).toHaveAccessibleDescription(/loads no development servers/);
    expect(document.querySelector("datalist option")).toHaveValue("0.8.0-cccccccc");
  });
});
