import { faqAdminEndpoints, type EditedFaq } from "@listwise/contracts/content";
import { z } from "@listwise/contracts/zod";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { FaqPage } from "./faq.page";

const server = startApiServer();
const { list, create, update, reorder, toggleStatus, remove } = faqAdminEndpoints;
const at = "2026-11-20T08:00:00.000Z";

function aFaq(id: number, change: Partial<EditedFaq> = {}): EditedFaq {
  const words = { question: `Question ${id}?`, answer: `Answer ${id}`, subcategory: null };
  return {
    id,
    ...words,
    category: "GENERAL",
    isActive: true,
    order: id,
    createdAt: at,
    updatedAt: at,
    ...change,
  };
}

const three = [aFaq(1), aFaq(2), aFaq(3)];
const serve = (faqs: EditedFaq[]) => server.use(answerWith(list, { success: true, data: faqs }));
const open = (address = "/admin/faq") => renderPage(<FaqPage />, { path: "/admin/faq", at: address });
const order = () =>
  within(screen.getByRole("region", { name: "General" }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

const Orders = z.object({ faqOrders: z.array(z.object({ id: z.number(), order: z.number() })) });

/** Simulates a server that reorders questions and returns the current order. */
function takeOrders() {
  const told: z.output<typeof Orders>[] = [];
  server.use(
    handle(reorder, async ({ request }) => {
      const body = z.parse(Orders, await request.json());
      told.push(body);
      return HttpResponse.json({ success: true, data: body.faqOrders.map(({ id }) => aFaq(id)) });
    }),
  );
  return told;
}

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("an error can be retried; questions are grouped by category with the hidden ones counted, without violations", async () => {
  server.use(failWith(list, "INTERNAL", "Something went wrong on our side."));
  const { user, container } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load questions" })).toBeVisible();
  serve([...three, aFaq(4, { category: "BILLING", isActive: false })]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("region", { name: "Billing" })).toHaveTextContent("1 question, 1 hidden");
  expect(order()).toEqual(["Question 1?", "Question 2?", "Question 3?"]);
  await expectNoViolations(container);
});

test("the arrows reorder immediately, announce it and keep the focus", async () => {
  serve(three);
  const told = takeOrders();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Move down: Question 1?" }));
  await waitFor(() => expect(order()).toEqual(["Question 2?", "Question 1?", "Question 3?"]));
  expect(screen.getByText("Question 1? moved to position 2 of 3.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Move down: Question 1?" })).toHaveFocus();
  await waitFor(() => expect(told).toHaveLength(1));
  const places = [2, 1, 3].map((id, place) => ({ id, order: place }));
  expect(told[0]).toEqual({ faqOrders: places });
});

test("dragging reorders, too", async () => {
  serve(three);
  const told = takeOrders();
  open();
  await screen.findByRole("heading", { name: "Question 1?" });
  const [first, , third] = screen.getAllByRole("listitem");
  if (!first || !third) throw new Error("has three questions");
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, text: string) => void data.set(kind, text),
    getData: (kind: string) => data.get(kind) ?? "",
  };
  fireEvent.dragStart(third, { dataTransfer });
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.drop(first, { dataTransfer });
  await waitFor(() => expect(order()).toEqual(["Question 3?", "Question 1?", "Question 2?"]));
  await waitFor(() => expect(told).toHaveLength(1));
});

test("F27: a rejected change is reverted", async () => {
  serve(three);
  server.use(failWith(reorder, "INTERNAL", "Not now."), failWith(toggleStatus, "INTERNAL", "Not now."));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Move up: Question 3?" }));
  await waitFor(() => expect(order()).toEqual(["Question 1?", "Question 2?", "Question 3?"]));
  await user.click(screen.getByRole("switch", { name: "Shown: Question 2?" }));
  await waitFor(() => expect(screen.getByRole("switch", { name: "Shown: Question 2?" })).toBeChecked());
});

test("a search covers question and answer; its results can't be reordered", async () => {
  serve([...three, aFaq(4, { answer: "Ask for a refund" })]);
  const { user } = open("/admin/faq?search=refund");
  expect(await screen.findByRole("heading", { name: "Question 4?" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Move up/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole("searchbox"), "zzz");
  expect(await screen.findByRole("heading", { name: "No questions found" })).toBeVisible();
});

test("a new question is validated like on the server, then saved; closing with unsaved input asks first", async () => {
  const bodies: unknown[] = [];
  serve(three);
  server.use(
    handle(create, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: aFaq(9) }, { status: 201 });
    }),
  );
  const { user } = open();
  await screen.findByRole("heading", { name: "Question 1?" });
  await user.click(screen.getByRole("button", { name: "New question" }));
  await user.type(await screen.findByRole("textbox", { name: /Question/ }), "Why?");
  await user.keyboard("{Escape}");
  expect(await screen.findByRole("dialog", { name: "Close without saving?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep editing" }));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(screen.getByRole("textbox", { name: /Answer/ })).toHaveAccessibleDescription("Enter an answer.");
  await user.type(screen.getByRole("textbox", { name: /Answer/ }), "Because");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toEqual([
    { question: "Why?", answer: "Because", category: "GENERAL", subcategory: null, isActive: true },
  ]);
});

test("an update names the version it is based on; a deletion asks for confirmation", async () => {
  const bodies: unknown[] = [];
  let removed = false;
  serve(three);
  server.use(
    handle(update, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: aFaq(2) });
    }),
    handle(remove, () => {
      removed = true;
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Edit: Question 2?" }));
  await user.type(await screen.findByRole("textbox", { name: /Subcategory/ }), "Start");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toMatchObject([{ subcategory: "Start", updatedAt: at }]);
  await user.click(screen.getByRole("button", { name: "Delete: Question 3?" }));
  expect(removed).toBe(false);
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(removed).toBe(true));
});
