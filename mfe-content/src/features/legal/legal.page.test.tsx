import { contentEndpoints, type ContentPage } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aContentPage } from "../../testing/builders";
import { LegalDocumentPage } from "./legal-document.page";
import { LegalPage } from "./legal.page";

const server = startApiServer();
const { pageBySlug, pagesByCategory } = contentEndpoints;

const openList = () => renderPage(<LegalPage />, { path: "/legal" });
const openDocument = (type = "terms") =>
  renderPage(<LegalDocumentPage />, { path: "/legal/:documentType", at: `/legal/${type}` });
const serve = (page: Partial<ContentPage> = {}) =>
  server.use(answerWith(pageBySlug, { success: true, data: aContentPage(page) }));

test("shows a card per document with title, summary and date, without accessibility violations", async () => {
  const pages = [aContentPage({ seoDescription: "In short." }), aContentPage({ id: 2, slug: "cookies" })];
  server.use(answerWith(pagesByCategory, { success: true, data: pages }));
  const { container } = openList();
  const [first] = await screen.findAllByRole("link", { name: "Terms of Service" });
  expect(first).toHaveAttribute("href", "/legal/terms");
  expect(screen.getByText("In short.")).toBeVisible();
  expect(screen.getAllByText("November 2, 2026")).toHaveLength(2);
  await expectNoViolations(container);
});

test("a failure shows the empty list, and Retry loads the cards", async () => {
  server.use(failWith(pagesByCategory, "NOT_FOUND", "Gone"));
  const { user } = openList();
  expect(await screen.findByRole("heading", { name: "No legal documents found" })).toBeVisible();
  server.use(answerWith(pagesByCategory, { success: true, data: [aContentPage()] }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Terms of Service" })).toBeVisible();
});

test("a document shows its date and text", async () => {
  serve();
  const { container } = openDocument();
  expect(await screen.findByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  expect(screen.getByText(/^Last updated/)).toHaveTextContent("Last updated: November 2, 2026");
  expect(await screen.findByRole("heading", { level: 2, name: "What the service does" })).toBeVisible();
  await expectNoViolations(container);
});

test.each(["nothing", "..%2f..%2fadmin", "a%00b"])("S50: %s is not found and links back", async (type) => {
  server.use(failWith(pageBySlug, "NOT_FOUND", "Page not found or unavailable."));
  openDocument(type);
  expect(await screen.findByRole("heading", { name: "Document Not Found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Legal" })).toHaveAttribute("href", "/legal");
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("a page of another category is not a legal document", async () => {
  serve({ category: "HELP" });
  openDocument("first-steps");
  expect(await screen.findByRole("heading", { name: "Document Not Found" })).toBeVisible();
});

test("a missing type shows a message", () => {
  openDocument("%20");
  expect(screen.getByText("No document type provided")).toBeVisible();
});

test.each([
  [() => HttpResponse.json({ success: false }, { status: 403 }), "HTTP error! status: 403"],
  [() => HttpResponse.json({ success: true }), "Invalid response format"],
  [
    () => HttpResponse.json({ success: true, data: aContentPage({ content: " " }) }),
    "No content found in API response",
  ],
])("a failure shows what went wrong, and Retry loads the document", async (answer, text) => {
  server.use(handle(pageBySlug, answer));
  const { user } = openDocument();
  expect(await screen.findByText(text)).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
});
