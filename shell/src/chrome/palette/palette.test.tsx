import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { answerWith, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, fakeWindowWidth, renderFirstPaint } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { renderSite } from "../../testing/render-site";
import { aTrackedApp } from "../../testing/a-tracked-app";
import { setupSite } from "../../testing/setup-site";
import { typeForFirstPaint } from "../../testing/type-for-first-paint";
import { closeOverlay, openOverlay } from "../overlays/overlay.store";
import { useThemeStore } from "../theme/theme.store";

const server = setupSite();
const app = aTrackedApp({ id: 7, name: "WeatherBug" });

beforeAll(() => {
  // Browser APIs that cmdk needs and jsdom lacks.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  closeOverlay();
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [app],
    }),
    answerWith(userKeywordsEndpoints.list, { success: true, data: [] }),
  );
});

const palette = () => screen.findByRole("dialog", { name: "Command palette" });

test("no accessibility violations; Escape closes it and restores focus", async () => {
  signInAs("user");
  const { user, container } = renderSite("/dashboard");
  await screen.findByRole("heading", { name: "Dashboard" });
  const button = screen.getByRole("button", { name: "Search and commands" });

  await user.click(button);
  const dialog = await palette();
  expect(screen.getByRole("combobox")).toHaveFocus();
  await expectNoViolations(container.ownerDocument.body);
  await user.keyboard("{Escape}");

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test("Ctrl K finds a page by its name and opens it", async () => {
  signInAs("user");
  const { user, router } = renderSite("/dashboard");
  await screen.findByRole("heading", { name: "Dashboard" });

  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("keyw{Enter}");

  await waitFor(() => expect(router.state.location.pathname).toBe("/keywords"));
});

test("on phones typing shows the commands, so that Enter chooses from them", async () => {
  signInAs("user");
  const { user } = renderSite("/dashboard");
  await screen.findByRole("heading", { name: "Dashboard" });
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const view = fakeWindowWidth(390);
  renderFirstPaint(() => openOverlay("palette"));
  typeForFirstPaint(screen.getByRole("combobox", { name: "Command palette" }), "keyw");

  expect(screen.getByRole("option", { name: /^Keywords/, selected: true })).toBeInTheDocument();
  view.restore();
});

test("an app named as typed comes before pages that match loosely", async () => {
  signInAs("user");
  const { user } = renderSite("/dashboard");
  await screen.findByRole("heading", { name: "Dashboard" });

  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await screen.findByRole("option", { name: /^WeatherBug/ });
  await user.keyboard("we");
  await screen.findByRole("option", { name: /^Keywords/ });
  const [first] = screen.getAllByRole("option");
  expect(first).toHaveAccessibleName(/^WeatherBug/);
  expect(first).toHaveAttribute("aria-selected", "true");
});

test("the user's apps open their details on the current page", async () => {
  signInAs("user");
  const { user, router } = renderSite("/keywords");
  await screen.findByRole("heading", { name: "Keywords" });

  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.click(await screen.findByRole("option", { name: /^WeatherBug/ }));

  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/keywords",
      search: expect.stringMatching(/[?&]app=7$/),
    }),
  );
});

test("a keyword opens in the store of its list, also if the apps arrive after the keywords", async () => {
  const play = aTrackedApp({ id: 8, name: "Fenmoly", platform: "android" });
  const keyword = { id: "3", text: "sleep sounds" };
  const listed = {
    ...{ id: 5, appId: 8, keywordId: "3", keywordText: keyword.text, keyword, Keyword: keyword },
    ...{ country: "us", category: "General", notes: null, origin: null, isFavorite: false },
    ...{ createdAt: "2025-10-01T08:00:00.000Z", best: null },
  };
  let sendApps = () => {};
  const keywordsSent = new Promise<void>((resolve) => (sendApps = () => setTimeout(resolve, 100)));
  server.use(
    handle(appsEndpoints.followed, async () => {
      await keywordsSent;
      return Response.json({ success: true, data: [app, play] });
    }),
    handle(userKeywordsEndpoints.list, () => {
      sendApps();
      return Response.json({ success: true, data: [listed] });
    }),
  );
  signInAs("user");
  const { user, router } = renderSite("/keywords");
  await screen.findByRole("heading", { name: "Keywords" });

  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.click(await screen.findByRole("option", { name: /^sleep sounds/ }));

  await waitFor(() => expect(router.state.location.pathname).toBe("/keyword/sleep%20sounds"));
  expect(router.state.location.search).toContain("country=us&store=android");
});

test("the current app can be switched", async () => {
  server.use(answerWith(workspaceEndpoints.save, { success: true, data: { appId: 7, country: "us" } }));
  signInAs("user");
  const { user, router } = renderSite("/keywords");
  await screen.findByRole("heading", { name: "Keywords" });

  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await screen.findByRole("option", { name: "Switch to WeatherBug App Store · United States" });
  await user.keyboard("switch weather{Enter}");

  await waitFor(() => expect(router.state.location.search).toBe("?for=7&country=us"));
  expect(router.state.location.pathname).toBe("/keywords");
});

test("without its data it still works and offers a retry", async () => {
  server.use(failWith(appsEndpoints.followed, "UNAVAILABLE", "No."));
  signInAs("user");
  const { user } = renderSite("/keywords");
  await screen.findByRole("heading", { name: "Keywords" });

  await user.keyboard("{Control>}k{/Control}");
  await palette();
  expect(await screen.findByRole("option", { name: /Couldn't load your apps/ })).toBeInTheDocument();
  await user.keyboard("light theme{Enter}");

  await waitFor(() => expect(useThemeStore.getState().config.theme).toBe("light"));
});

test("visitors see neither pages nor actions of users", async () => {
  const { user } = renderSite("/blog");
  await screen.findByRole("heading", { name: "Blog" });

  await user.keyboard("{Control>}k{/Control}");
  await palette();

  expect(await screen.findByRole("option", { name: /Login/ })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: /Log out|Settings|Dashboard/ })).not.toBeInTheDocument();
});
