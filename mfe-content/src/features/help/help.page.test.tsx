import { contentEndpoints, faqEndpoints, type ContentPage } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aContentPage, aFaq } from "../../testing/builders";
import { HelpPage } from "./help.page";

const server = startApiServer();
const { pagesByCategory } = contentEndpoints;

function serve(data: ContentPage[]) {
  server.use(
    answerWith(pagesByCategory, { success: true, data }),
    answerWith(faqEndpoints.publicList, { success: true, data: [aFaq({ id: 7 })] }),
  );
}

const pages = [
  aContentPage({
    id: 1,
    slug: "first-steps",
    title: "First steps",
    category: "HELP",
    content: "Press **Track**.",
  }),
  aContentPage({
    id: 2,
    slug: "limits",
    title: "Limits",
    category: "HELP",
    subcategory: "Plans",
    content: "",
  }),
];
const open = (at = "/help") => renderPage(<HelpPage />, { path: "/help", at });

test("help pages are grouped and link to the FAQ, without accessibility violations", async () => {
  serve(pages);
  const { container } = open();
  expect(await screen.findByRole("link", { name: "First steps" })).toHaveAttribute(
    "href",
    "/help/first-steps",
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "General",
    "Plans",
    "Frequently asked questions",
  ]);
  expect(await screen.findByRole("link", { name: "What does >200 mean?" })).toHaveAttribute(
    "href",
    "/faq#faq-7",
  );
  expect(screen.getByRole("link", { name: "Read the FAQ" })).toHaveAttribute("href", "/faq");
  await expectNoViolations(container);
});

test("a search covers the pages' text and is kept in the address", async () => {
  serve(pages);
  const { user } = open();
  const box = await screen.findByRole("searchbox", { name: "Search help pages" });
  await user.type(box, "press TRACK{Enter}");
  expect(address()).toBe("/help?search=press+TRACK");
  expect(await screen.findByRole("link", { name: "First steps" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Limits" })).not.toBeInTheDocument();
});

test("typing finds pages without Enter, keeps the focus, and gets into the address after a pause", async () => {
  serve(pages);
  const { user } = open();
  const box = await screen.findByRole("searchbox", { name: "Search help pages" });
  await screen.findByRole("link", { name: "Limits" });
  await user.type(box, "trac");
  expect(screen.getByRole("region", { name: "1 result" })).toBeVisible();
  expect(screen.getByText("1 result", { selector: "[role=status]" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Limits" })).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe("/help?search=trac"));
  expect(box).toHaveFocus();
  await user.clear(box);
  expect(screen.getByRole("link", { name: "Limits" })).toBeVisible();
  await waitFor(() => expect(address()).toBe("/help"));
});

test("results are listed best first, without their groups", async () => {
  serve([
    aContentPage({ id: 3, slug: "other", title: "Other", category: "HELP", content: "Its icon." }),
    aContentPage({ id: 4, slug: "icons", title: "Icons", category: "HELP", subcategory: "Tools" }),
  ]);
  open("/help?search=icon");
  const results = within(await screen.findByRole("region", { name: "2 results" }));
  expect(results.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Icons", "Other"]);
});

test("a search without results shows a message and can be cleared", async () => {
  serve(pages);
  const { user } = open("/help?search=zzz");
  expect(await screen.findByRole("heading", { name: "No help pages found" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/help");
});

test("a failure shows the empty list, and Retry loads the pages", async () => {
  server.use(
    failWith(pagesByCategory, "NOT_FOUND", "Gone"),
    failWith(faqEndpoints.publicList, "NOT_FOUND", "Gone"),
  );
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "No help pages found" })).toBeVisible();
  serve(pages);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Limits" })).toBeVisible();
});
