import { rankingsEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
import { answerWith, apiServer, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { Route, Routes } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { aKeyword, anApp, sampleProvenance } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordPage } from "./keyword.page";

const server = apiServer();

test("the store's order, with one's own apps marked and named", async () => {
  resetSession();
  signInAs("user");
  const data = [
    { position: 1, app: anApp({ id: 1, name: "Other" }) },
    { position: 2, app: anApp({ id: 2, name: "Mine", isFollowing: true }) },
  ];
  server.use(
    answerWith(rankingsEndpoints.topApps, {
      success: true,
      data,
      keyword: "weather radar",
      country: "gb",
      provenance: sampleProvenance,
    }),
    answerWith(userKeywordsEndpoints.list, { success: true, data: [aKeyword({ country: "us" })] }),
  );
  const page = (
    <Routes>
      <Route path="/keyword/:keyword" element={<KeywordPage />} />
    </Routes>
  );
  const { container } = renderPage(page, "/keyword/weather%20radar?country=gb");

  expect(screen.getByRole("heading", { level: 1, name: "weather radar" })).toBeInTheDocument();
  const [other, mine] = within(await screen.findByRole("list", { name: "Top apps" })).getAllByRole(
    "listitem",
  );
  expect(other).not.toHaveTextContent("Yours");
  expect(mine).toHaveTextContent(/2.*Mine.*Yours/);
  expect(screen.getByRole("region", { name: "Your apps" })).toHaveTextContent(/Mine.*TOP 3/);
  expect(await screen.findByRole("button", { name: "Track keyword" })).toBeInTheDocument();
  await expectNoViolations(container);
});
