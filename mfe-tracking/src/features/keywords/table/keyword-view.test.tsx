import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { viewsEndpoints, type TableView } from "@listwise/contracts/views";
import { answerWith, startApiServer, handle } from "@listwise/shared-auth/testing";
import { act, screen, within } from "@testing-library/react";
import { aKeywordRow, aKeywordTable } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { KeywordsPage } from "../keywords.page";
import { row, setUp } from "../keywords.testing";

// Some tests wait for a poll or for the refetch of ranks, which runs once per second.
const server = startApiServer();
beforeEach(() => setUp(server));

test("filter, country and sort are read from and written to the address", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords?country=us&sort=-keyword");
  await row("rain");
  const order = () => within(screen.getByRole("grid")).getAllByRole("link", { name: /rain|radar|storm/ });
  expect(order().map((link) => link.textContent)).toEqual(["weather radar", "rain"]);

  await user.type(screen.getByRole("searchbox", { name: "Filter keywords" }), "rad");
  expect(order().map((link) => link.textContent)).toEqual(["weather radar"]);
  await user.click(screen.getByRole("button", { name: "Rank" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("country=us&sort=rank&filter=rad");
});

test("unusual moves of the last day are marked and have a filter", async () => {
  const calm = Array.from({ length: 29 }, (_, day) => 18 + (day % 3));
  const moved = aKeywordRow({
    id: 1,
    keywordText: "weather radar",
    rank: 7,
    previous: 19,
    trend: [...calm, 7],
  });
  const usual = aKeywordRow({ id: 2, keywordText: "storm", rank: 20, previous: 19, trend: [...calm, 20] });
  server.use(answerWith(keywordEntriesEndpoints.all, aKeywordTable([moved, usual])));
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  const cells = within(await row("weather radar")).getAllByRole("gridcell");
  expect(cells.find((cell) => cell.dataset.label === "Change")).toHaveTextContent(/^Unusual move\..*12/);
  expect(await row("storm")).not.toHaveTextContent("Unusual move");

  await user.selectOptions(screen.getByRole("combobox", { name: "Filter by change" }), "Unusual move");
  expect(screen.queryByRole("row", { name: /^Select storm/ })).toBeNull();
  expect(await row("weather radar")).toBeVisible();
  expect(screen.getByLabelText("Address")).toHaveTextContent("change=unusual");
});

test("a country without a storefront filters nothing", async () => {
  renderPage(<KeywordsPage />, "/keywords?country=zz");
  expect(await row("rain")).toBeVisible();
});

test("Shift adds a sort to the present ones, with the pointer and with Enter", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords?sort=country");
  await row("rain");
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("button", { name: "Change" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("sort=country%2C-change");
  act(() => screen.getByRole("button", { name: "Keyword" }).focus());
  await user.keyboard("{Enter}{/Shift}");
  expect(screen.getByLabelText("Address")).toHaveTextContent("sort=country%2C-change%2Ckeyword");
  const headers = screen.getAllByRole("columnheader").filter((header) => header.hasAttribute("aria-sort"));
  expect(headers.map(({ textContent }) => textContent)).toEqual(["Keyword3", "Country1", "Change2"]);

  await user.click(screen.getByRole("button", { name: "Rank" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent(/sort=rank$/);
});

test("the density is remembered, and an address decides", async () => {
  const { user, unmount } = renderPage(<KeywordsPage />, "/keywords");
  await row("rain");
  await user.click(screen.getByRole("radio", { name: "Compact" }));
  unmount();
  const again = renderPage(<KeywordsPage />, "/keywords");
  await row("rain");
  expect(screen.getByRole("radio", { name: "Compact" })).toBeChecked();
  again.unmount();
  renderPage(<KeywordsPage />, "/keywords?density=comfortable");
  await row("rain");
  expect(screen.getByRole("radio", { name: "Comfortable" })).toBeChecked();
});

test.each([
  ["rank=4-10", ["weather radar"]],
  ["rank=unchecked", ["rain"]],
  ["rank=201-201", ["storm"]],
  ["change=up", ["weather radar"]],
  ["change=down", ["storm"]],
  ["popularity=40-59", ["storm"]],
  ["tag=brand", ["weather radar"]],
  ["listing=name", ["weather radar"]],
  ["listing=none", ["storm"]],
  ["irrelevant=1&filter=snow", ["snow"]],
])("the table applies %s of the address", async (query, shown) => {
  server.use(
    answerWith(
      keywordEntriesEndpoints.all,
      aKeywordTable([
        aKeywordRow({
          id: 1,
          keywordText: "weather radar",
          rank: 7,
          previous: 19,
          tags: ["brand"],
          inListing: [true, null, null, false, true],
        }),
        aKeywordRow({
          id: 2,
          keywordText: "storm",
          rank: 201,
          previous: 40,
          popularity: 50,
          inListing: [false, null, null, false, null],
        }),
        aKeywordRow({ id: 3, keywordText: "rain", best: null }),
        aKeywordRow({ id: 4, keywordText: "snow", rank: 7, previous: 9, isIrrelevant: true }),
      ]),
    ),
  );
  renderPage(<KeywordsPage />, `/keywords?${query}`);
  const [name = ""] = shown;
  await row(name);
  expect(screen.getAllByRole("checkbox", { name: /^Select (?!all)/ })).toHaveLength(shown.length);
});

test("a view can be saved by name, opened by link, deleted and restored", async () => {
  let saved: TableView[] = [];
  server.use(
    handle(viewsEndpoints.list, () => Response.json({ success: true, data: saved })),
    handle(viewsEndpoints.create, async ({ request }) => {
      const body: { name: string; query: string } = JSON.parse(await request.text());
      const view = { id: saved.length + 1, position: 1, ...body };
      saved = [...saved, view];
      return Response.json({ success: true, data: view }, { status: 201 });
    }),
    handle(viewsEndpoints.remove, () => {
      saved = [];
      return Response.json({ success: true });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords?rank=4-10");
  await user.click(await screen.findByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Nearly there");
  await user.click(screen.getByRole("button", { name: "Save view" }));

  const views = await screen.findByRole("navigation", { name: "Saved views" });
  const link = await within(views).findByRole("link", { name: "Nearly there" });
  expect(link).toHaveAttribute("aria-current", "page");
  expect(saved).toMatchObject([{ name: "Nearly there", query: "rank=4-10" }]);
  await user.click(within(views).getByRole("button", { name: "Delete the view Nearly there" }));
  expect(screen.getByRole("button", { name: "Save this view" })).toHaveFocus();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await within(views).findByRole("link", { name: "Nearly there" })).toBeInTheDocument();
});
