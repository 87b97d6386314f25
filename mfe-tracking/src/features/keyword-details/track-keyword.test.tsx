import { appsEndpoints } from "@listwise/contracts/apps";
import { researchEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { screen, within } from "@testing-library/react";
import { aKeyword, anApp, sampleProvenance } from "../../testing/builders";
import { openKeyword, setUp, tracked } from "./keyword-details.testing";

const server = startApiServer();
const success = true as const;
beforeEach(() => setUp(server));

test("tracking is optimistic, shows Processing... for ten presses, and is rolled back on failure (F27, F28)", async () => {
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    handle(userKeywordsEndpoints.add, async () => {
      calls += 1;
      await answered;
      return Response.json(
        { success: false, code: "INTERNAL", message: "No.", requestId: "r" },
        { status: 500 },
      );
    }),
  );
  const { user } = openKeyword();
  const button = await screen.findByRole("button", { name: "Track keyword" });
  for (let press = 0; press < 10; press += 1) button.click();
  expect(await screen.findByRole("button", { name: "Processing..." })).toBeInTheDocument();
  answer();

  expect(await screen.findByText("Failed to track keyword. Please try again.")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Track keyword" })).toBeInTheDocument();
  expect(calls).toBe(1);

  server.use(answerWith(userKeywordsEndpoints.add, { success, data: tracked }));
  await user.click(screen.getByRole("button", { name: "Track keyword" }));
  expect(await screen.findByRole("button", { name: "Untrack keyword" })).toBeInTheDocument();
});

test("untracking by text is rolled back when the server refuses (F27)", async () => {
  server.use(
    answerWith(userKeywordsEndpoints.list, { success, data: [tracked] }),
    failWith(userKeywordsEndpoints.remove, "INTERNAL", "No."),
  );
  const { user } = openKeyword();
  await user.click(await screen.findByRole("button", { name: "Untrack keyword" }));

  expect(await screen.findByText("Failed to untrack keyword. Please try again.")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Untrack keyword" })).toBeInTheDocument();
});

test("a suggestion can be tracked in place", async () => {
  let body: unknown;
  server.use(
    handle(userKeywordsEndpoints.add, async ({ request }) => {
      body = await request.json();
      const data = aKeyword({ id: 10, keywordText: "radar map", country: "gb" });
      return Response.json({ success, data }, { status: 201 });
    }),
  );
  const { user } = openKeyword();
  const list = await screen.findByRole("list", { name: "Suggestions" });
  expect(list).not.toHaveTextContent("Score");
  await user.click(within(list).getByRole("button", { name: "Add radar map" }));

  expect(await within(list).findByText("Tracked")).toBeInTheDocument();
  expect(body).toEqual({ keywordText: "radar map", country: "gb" });
});

test("suggestions have scores while an app is current", async () => {
  adoptWorkspace({ appId: 11, country: "gb" });
  openKeyword();
  const list = await screen.findByRole("list", { name: "Suggestions" });
  expect(list).toHaveTextContent(/radar map.*Score 80.*live radar.*Score unknown/);
  adoptWorkspace({ appId: null });
});

test("suggestions are of the chosen store: without scores and buttons if the current app isn't in it", async () => {
  const asked: (string | null)[] = [];
  server.use(
    answerWith(appsEndpoints.followed, {
      success,
      data: [{ app: anApp({ id: 11, platform: "android" }), followedAt: "2026-01-02T00:00:00Z", tags: [] }],
    }),
    handle(researchEndpoints.suggestions, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("platform"));
      const data = [{ keyword: "radar map", score: 80, reason: "autocomplete" }];
      return Response.json({ success, provenance: sampleProvenance, data });
    }),
  );
  adoptWorkspace({ appId: 11, country: "gb" });
  const { user } = openKeyword();
  const list = await screen.findByRole("list", { name: "Suggestions" });
  expect(within(list).getByRole("button", { name: "Add radar map" })).toBeVisible();

  await user.selectOptions(screen.getByRole("combobox", { name: "Store" }), "App Store");
  const other = await screen.findByText(/The current app isn't in this store/);
  expect(other).toHaveTextContent("Related keywords of the App Store.");
  const shown = await screen.findByRole("list", { name: "Suggestions" });
  expect(shown).not.toHaveTextContent("Score");
  expect(within(shown).queryByRole("button", { name: "Add radar map" })).not.toBeInTheDocument();
  expect(within(shown).getByRole("link", { name: "radar map" })).toHaveAttribute(
    "href",
    "/keyword/radar%20map?country=gb&store=ios&for=11",
  );
  expect(asked).toEqual(["android", "ios"]);
  adoptWorkspace({ appId: null });
});
