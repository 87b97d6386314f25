import {
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts/keywords";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aKeyword, aKeywordRow, aKeywordTable } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordsPage } from "./keywords.page";
import { keywords, row, setUp } from "./keywords.testing";

// Some tests wait for a poll or for the refetch of ranks, which runs once per second.
const server = startApiServer();
beforeEach(() => setUp(server));

test("untracking is immediate and can be undone", async () => {
  const restored: unknown[] = [];
  server.use(
    answerWith(userKeywordsEndpoints.remove, { success: true }),
    handle(keywordEntriesEndpoints.restore, async ({ request }) => {
      restored.push(await request.json());
      return Response.json({ success: true, data: [keywords[1]] });
    }),
  );
  const listed = () => screen.getAllByRole("button", { name: /^Untrack / }).map((button) => button.ariaLabel);
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  const storm = within(await row("storm")).getByRole("button", { name: "Untrack storm" });
  const before = listed();
  await user.click(storm);

  expect(await screen.findByText("Keyword Untracked")).toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName(/^Untrack (?!storm)/);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await row("storm")).toBeInTheDocument();
  expect(listed()).toEqual(before);
  expect(restored).toEqual([{ ids: [keywords[1]?.id] }]);
});

test("selected rows are untracked together and return to their positions when refused (F27)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(keywordListsEndpoints.removeMany, "INTERNAL", "No."));
  const { user } = renderPage(<KeywordsPage />, "/keywords?sort=keyword");
  await row("storm");
  const names = () =>
    within(screen.getByRole("grid"))
      .getAllByRole("link", { name: /^(rain|storm|weather radar)$/ })
      .map((link) => link.textContent);
  const before = names();
  await user.click(screen.getByRole("checkbox", { name: "Select rain" }));
  await user.click(screen.getByRole("checkbox", { name: "Select storm" }));
  expect(screen.getByText("2 selected")).toBeInTheDocument();
  const chosen = screen.getByRole("group", { name: "Selected keywords" });
  await user.click(within(chosen).getByRole("button", { name: "Untrack" }));

  expect(await screen.findByText("Failed to untrack keyword. Please try again.")).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(before));
});

test("a refused edit keeps the input; a saved edit shows in the row", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(userKeywordsEndpoints.update, "INTERNAL", "Not now."));
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await user.click(within(await row("rain")).getByRole("button", { name: "Edit rain" }));
  const notes = await screen.findByRole("textbox", { name: "Notes" });
  await user.type(notes, "dry");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Not now.")).length).toBeGreaterThan(0);
  expect(notes).toHaveValue("dry");

  const data = aKeyword({ id: 3, keywordText: "rain", best: null, notes: "dry" });
  const list = [...keywords.slice(0, 2), aKeywordRow({ ...data, best: null })];
  server.use(
    answerWith(userKeywordsEndpoints.update, { success: true, data }),
    answerWith(keywordEntriesEndpoints.all, aKeywordTable(list)),
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await row("rain")).toHaveTextContent("dry");
});
