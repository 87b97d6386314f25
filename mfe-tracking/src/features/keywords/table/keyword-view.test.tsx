import { viewsEndpoints, type TableView } from "@listwise/contracts/views";
import { startApiServer, handle } from "@listwise/shared-auth/testing";
import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../testing/render-page";
import { KeywordsPage } from "../keywords.page";
import { row, setUp } from "../keywords.testing";

// Some tests wait for a poll or for the refetch of ranks, which runs once per second.
const server = startApiServer();
beforeEach(() => setUp(server));

test("filter, country and sort are read from and written to the address", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords?country=us&sort=-keyword");
  await row("rain");
  const order = () => within(screen.getByRole("table")).getAllByRole("link", { name: /rain|radar|storm/ });
  expect(order().map((link) => link.textContent)).toEqual(["weather radar", "rain"]);

  await user.type(screen.getByRole("searchbox", { name: "Filter keywords" }), "rad");
  expect(order().map((link) => link.textContent)).toEqual(["weather radar"]);
  await user.click(screen.getByRole("button", { name: "Rank" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("country=us&sort=rank&filter=rad");
});

test.each([
  ["rank=4-10", ["weather radar"]],
  ["rank=unchecked", ["rain"]],
  ["rank=201-201", ["storm"]],
  ["change=up", ["weather radar"]],
  ["change=down", ["storm"]],
])("the table applies %s of the address", async (query, shown) => {
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

  const views = screen.getByRole("navigation", { name: "Saved views" });
  const link = await within(views).findByRole("link", { name: "Nearly there" });
  expect(link).toHaveAttribute("aria-current", "page");
  expect(saved).toMatchObject([{ name: "Nearly there", query: "rank=4-10" }]);
  await user.click(within(views).getByRole("button", { name: "Delete the view Nearly there" }));
  expect(screen.getByRole("button", { name: "Save this view" })).toHaveFocus();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await within(views).findByRole("link", { name: "Nearly there" })).toBeInTheDocument();
});
