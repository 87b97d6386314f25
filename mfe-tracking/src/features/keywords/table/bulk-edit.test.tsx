import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { answerWith, failWith, handle, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aKeyword, aKeywordRow, aKeywordTable } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { KeywordsPage } from "../keywords.page";
import { row, setUp } from "../keywords.testing";

const rows = [
  aKeywordRow({ id: 1, keywordText: "radar", appId: 11 }),
  aKeywordRow({ id: 2, keywordText: "storm", appId: 11 }),
  aKeywordRow({ id: 3, keywordText: "rain", appId: 11 }),
];
const server = startApiServer();
beforeEach(() => {
  setUp(server);
  server.use(answerWith(keywordEntriesEndpoints.all, aKeywordTable(rows)));
});

/** Records the requests of an edit; its answer has the tags, category and flags of `change`. */
function recordEdits(change: Partial<Parameters<typeof aKeyword>[0]>) {
  const bodies: unknown[] = [];
  server.use(
    handle(keywordEntriesEndpoints.edit, async ({ request }) => {
      bodies.push(await request.json());
      const data = [1, 2].map((id) => aKeyword({ id, appId: 11, ...change }));
      return Response.json({ success: true, data });
    }),
  );
  return bodies;
}

async function selectTwo() {
  const page = renderPage(<KeywordsPage />, "/keywords");
  await row("storm");
  await page.user.click(screen.getByRole("checkbox", { name: "Select radar" }));
  await page.user.click(screen.getByRole("checkbox", { name: "Select storm" }));
  expect(screen.getByText("2 selected")).toHaveAttribute("role", "status");
  const edit = async (name: string) => {
    await page.user.click(screen.getByRole("button", { name: "Edit" }));
    await page.user.click(await screen.findByRole("menuitem", { name }));
  };
  return { ...page, edit };
}

test("a category is set for the selection only", async () => {
  const bodies = recordEdits({ category: "Weather" });
  const { user, edit } = await selectTwo();
  await edit("Set category…");
  const dialog = await screen.findByRole("dialog", { name: "Set category" });
  expect(dialog).toHaveTextContent("Changes 2 keywords.");
  await expectNoViolations(dialog);
  await user.type(within(dialog).getByRole("combobox", { name: "Category" }), "Weather");
  await user.click(within(dialog).getByRole("button", { name: "Set category" }));

  expect(await screen.findByText("Category set")).toBeInTheDocument();
  expect(bodies).toEqual([{ ids: [1, 2], change: { category: "Weather" } }]);
});

test("undo gives all keywords their own categories back", async () => {
  server.use(
    answerWith(
      keywordEntriesEndpoints.all,
      aKeywordTable(rows.map((one) => ({ ...one, category: one.id === 1 ? "Maps" : "Storms" }))),
    ),
  );
  const bodies = recordEdits({ category: "Weather" });
  const { user, edit } = await selectTwo();
  await edit("Set category…");
  const dialog = await screen.findByRole("dialog", { name: "Set category" });
  await user.type(within(dialog).getByRole("combobox", { name: "Category" }), "Weather");
  await user.click(within(dialog).getByRole("button", { name: "Set category" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Change undone")).toBeInTheDocument();
  expect(bodies.slice(1)).toEqual([
    { ids: [1], change: { category: "Maps" } },
    { ids: [2], change: { category: "Storms" } },
  ]);
});

test("undo moves keywords back to their places", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(keywordEntriesEndpoints.move, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success: true, data: [1, 2].map((id) => aKeyword({ id, appId: 11 })) });
    }),
  );
  const { user } = await selectTwo();
  await user.click(screen.getByRole("button", { name: "Move or copy…" }));
  const dialog = await screen.findByRole("dialog", { name: "Move or copy" });
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Country" }), "Germany");
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Change undone")).toBeInTheDocument();
  expect(bodies).toEqual([
    { ids: [1, 2], country: "de", copy: false },
    { ids: [1, 2], appId: 11, country: "us", copy: false },
  ]);
});

test("tags are added", async () => {
  const bodies = recordEdits({ tags: ["brand"] });
  const { user, edit } = await selectTwo();
  await edit("Add tags…");
  await user.type(await screen.findByRole("combobox", { name: "Tags" }), "brand, long tail,");
  await user.click(screen.getByRole("button", { name: "Add tags" }));
  await waitFor(() => expect(bodies).toEqual([{ ids: [1, 2], change: { addTags: ["brand", "long tail"] } }]));
});

test("irrelevant keywords leave the table; undo brings them back", async () => {
  const bodies = recordEdits({ isIrrelevant: true });
  const { user, edit } = await selectTwo();
  server.use(
    answerWith(
      keywordEntriesEndpoints.all,
      aKeywordTable(rows.map((one) => ({ ...one, isIrrelevant: one.id < 3 }))),
    ),
  );
  await edit("Mark as irrelevant");
  expect(await screen.findByText("Marked as irrelevant")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("storm")).not.toBeInTheDocument());

  recordEdits({ isIrrelevant: false });
  server.use(answerWith(keywordEntriesEndpoints.all, aKeywordTable(rows)));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await row("storm")).toBeInTheDocument();
  expect(bodies).toEqual([{ ids: [1, 2], change: { isIrrelevant: true } }]);
});

test("a collision is explained and changes nothing", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(
    failWith(
      keywordEntriesEndpoints.move,
      "CONFLICT",
      "“storm” is already on that list (Germany). Leave it out.",
    ),
  );
  const { user } = await selectTwo();
  await user.click(screen.getByRole("button", { name: "Move or copy…" }));
  const dialog = await screen.findByRole("dialog", { name: "Move or copy" });
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  expect(within(dialog).getByText("Choose an app or a country.")).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Country" }), "Germany");
  await user.click(within(dialog).getByRole("radio", { name: "Copy" }));
  await user.click(within(dialog).getByRole("button", { name: "Copy" }));

  expect(await within(dialog).findByText("Nothing was changed")).toBeInTheDocument();
  expect(dialog).toHaveTextContent("“storm” is already on that list (Germany).");
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await row("storm")).toBeInTheDocument();
});

test("a limit of the plan is named", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const limit = { feature: "max_tracked_keywords", usage: null };
  server.use(failWith(keywordEntriesEndpoints.edit, "FEATURE_LIMIT_EXCEEDED", "No.", limit));
  const { edit } = await selectTwo();
  await edit("Add to favorites");
  expect(await screen.findByText("Feature Limit Reached")).toBeInTheDocument();
});

test("rows are reached, selected and opened with the keyboard", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords?sort=keyword");
  const first = await row("radar");
  act(() => first.focus());
  await user.keyboard(" {ArrowDown}{ArrowDown} ");
  expect(await row("storm")).toHaveFocus();
  expect(screen.getByText("2 selected")).toBeInTheDocument();
  expect(await row("storm")).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("link", { name: "storm" })).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(screen.getByRole("link", { name: "rain" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}{Enter}");
  expect(screen.getByLabelText("Address")).toHaveTextContent("/keyword/rain?country=us");
});
