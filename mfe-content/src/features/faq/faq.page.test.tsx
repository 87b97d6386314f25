import { FAQ_CATEGORIES, faqEndpoints, type Faq } from "@listwise/contracts/content";
import { startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aFaq } from "../../testing/builders";
import { FaqPage } from "./faq.page";

const server = startApiServer();
let asked: Record<string, string>[] = [];

function serve(
  data: Faq[] = [aFaq(), aFaq({ id: 2, question: "What does it cost?", answer: "It says so." })],
) {
  asked = [];
  server.use(
    handle(faqEndpoints.publicCategories, () =>
      HttpResponse.json({
        success: true,
        data: FAQ_CATEGORIES.map((category, index) => ({ category, count: index })),
      }),
    ),
    handle(faqEndpoints.publicList, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ success: true, data });
    }),
  );
}

const open = (at = "/faq") => renderPage(<FaqPage />, { path: "/faq", at });
const question = (name: string) => screen.findByRole("button", { name });

test("one question is open at a time, also by keyboard, without accessibility violations", async () => {
  serve();
  const { user, container } = open();
  const first = await question("What does >200 mean?");
  const second = await question("What does it cost?");
  expect(first).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("region", { name: "What does >200 mean?" })).not.toBeInTheDocument();
  first.focus();
  await user.keyboard("{Enter}");
  const answer = screen.getByRole("region", { name: "What does >200 mean?" });
  expect(answer).toHaveTextContent("It was searched. It was not found.");
  expect(answer.querySelector("p")?.textContent).toBe("It was searched.\nIt was not found.");
  await expectNoViolations(container);

  await user.click(second);
  expect(first).toHaveAttribute("aria-expanded", "false");
  expect(second).toHaveAttribute("aria-expanded", "true");
  await user.click(second);
  expect(second).toHaveAttribute("aria-expanded", "false");
});

test.each(["/faq#faq-2", "/faq#2"])("%s opens its question", async (at) => {
  serve();
  open(at);
  expect(await question("What does it cost?")).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("link", { name: "Link to this question: What does it cost?" })).toHaveAttribute(
    "href",
    "/faq#faq-2",
  );
});

test("ALL and the six categories show their counts; the choice is kept in the address", async () => {
  serve();
  const { user } = open("/faq?search=cost");
  const nav = screen.getByRole("navigation", { name: "Categories" });
  expect(await within(nav).findByRole("link", { name: "ALL 15 questions" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(within(nav).getAllByRole("link")).toHaveLength(7);
  await user.click(within(nav).getByRole("link", { name: "FEATURES 1 question" }));
  expect(address()).toBe("/faq?search=cost&category=FEATURES");
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: "cost", category: "FEATURES" }));
});

test("a search is kept in the address; a blank one is ignored", async () => {
  serve();
  const { user } = open();
  const box = screen.getByRole("searchbox", { name: "Search questions" });
  expect(box).toHaveAttribute("maxlength", "200");
  await user.type(box, "   {Enter}");
  expect(address()).toBe("/faq");
  await user.clear(box);
  await user.type(box, " plan {Enter}");
  expect(address()).toBe("/faq?search=plan");
});

test("an empty result shows a message, and filters can be cleared; an invalid category is ignored", async () => {
  serve([]);
  const { user } = open("/faq?search=zzz&category=..%2Fadmin");
  expect(await screen.findByRole("heading", { name: "No FAQs found" })).toBeVisible();
  expect(screen.getByText('No results for "zzz"')).toBeVisible();
  expect(asked).toEqual([{ search: "zzz" }]);
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/faq");
});

test("a failure shows the empty list, and Retry loads the questions", async () => {
  server.use(
    failWith(faqEndpoints.publicCategories, "NOT_FOUND", "Gone"),
    failWith(faqEndpoints.publicList, "NOT_FOUND", "Gone"),
  );
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "No FAQs found" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await question("What does it cost?")).toBeVisible();
});

test("links to the contact form and the help center", () => {
  serve();
  open();
  const more = screen.getByRole("region", { name: "Still Need Help?" });
  expect(within(more).getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/contact");
  expect(within(more).getByRole("link", { name: "View Help Center" })).toHaveAttribute("href", "/help");
});
