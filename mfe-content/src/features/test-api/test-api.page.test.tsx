import { contentEndpoints } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aContentPage } from "../../testing/builders";
import { TestApiPage } from "./test-api.page";

const server = startApiServer();
const { pageBySlug } = contentEndpoints;

async function fetchTerms() {
  const view = renderPage(<TestApiPage />, { path: "/test-api" });
  await view.user.click(screen.getByRole("button", { name: "Fetch the terms page" }));
  return view;
}

test("nothing is fetched before the button is pressed, without accessibility violations", async () => {
  const { container } = renderPage(<TestApiPage />, { path: "/test-api" });
  expect(screen.getByRole("heading", { name: "Nothing fetched yet" })).toBeVisible();
  await expectNoViolations(container);
});

test("S62: HTML in the terms page is shown as text", async () => {
  const content = `<h1 id="evil">Hi</h1><img src="x" onerror="alert(1)"><script>alert(2)</script>`;
  server.use(answerWith(pageBySlug, { success: true, data: aContentPage({ content }) }));
  const { container } = await fetchTerms();
  const answer = await screen.findByRole("region", { name: "Response" });
  expect(JSON.parse(answer.textContent ?? "")).toMatchObject({ success: true, data: { content } });
  expect(answer.querySelector("*")).toBeNull();
  expect(screen.getByText("Status 200")).toBeVisible();
  await expectNoViolations(container);
});

test("an error response is shown unchanged", async () => {
  server.use(failWith(pageBySlug, "NOT_FOUND", "Page not found or unavailable."));
  await fetchTerms();
  expect(await screen.findByText("Status 404")).toBeVisible();
  expect(screen.getByRole("region", { name: "Response" })).toHaveTextContent(/"code": "NOT_FOUND"/);
});

test("without a response, an error offers Retry", async () => {
  server.use(handle(pageBySlug, () => HttpResponse.error()));
  const { user } = await fetchTerms();
  expect(await screen.findByRole("alert")).toHaveTextContent("No response");
  server.use(answerWith(pageBySlug, { success: true, data: aContentPage() }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Status 200")).toBeVisible();
});
