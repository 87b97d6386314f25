import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { answerWith, startApiServer } from "@listwise/shared-auth/testing";
import { screen, within } from "@testing-library/react";
import { renderPage } from "../../testing/render-page";
import { SuggestionList } from "./suggestion-list";

const server = startApiServer();

test("shows the first five keywords, and all on request", async () => {
  server.use(answerWith(userKeywordsEndpoints.list, { success: true, data: [] }));
  const items = Array.from({ length: 7 }, (_, index) => ({ keyword: `rain ${index}`, score: 60 }));
  const { user } = renderPage(
    <SuggestionList
      label="Suggestions"
      figure="Score"
      items={items}
      storefront={{ platform: "android", country: "us" }}
    />,
    "/keyword/rain",
  );
  const list = screen.getByRole("list", { name: "Suggestions" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
  expect(within(list).getByRole("link", { name: "rain 0" })).toHaveAttribute(
    "href",
    "/keyword/rain%200?country=us&store=android",
  );
  await user.click(screen.getByRole("button", { name: "Show all 7" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(7);
  expect(screen.queryByRole("button", { name: /^Show all/ })).not.toBeInTheDocument();
});
