import { accountEndpoints } from "@listwise/contracts/account";
import { keywordListsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { z } from "@listwise/contracts/zod";
import {
  startApiServer,
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { aKeyword } from "../../../testing/builders";
import { aBulkCheck } from "../../../testing/limit-builders";
import { renderPage } from "../../../testing/render-page";
import { AddMany } from "./add-many";

const server = startApiServer();
const success = true as const;

const bulkOperations = (allowed: boolean) => answerWith(limitsEndpoints.check, aBulkCheck(allowed));

beforeEach(() => {
  resetSession();
  signInAs("user");
  const data = { countries: ["us"], notifications: { newSignIn: true } };
  server.use(answerWith(accountEndpoints.settings, { success, data }), bulkOperations(true));
});

function open() {
  const close = jest.fn();
  const tracked = [aKeyword({ keywordText: "rain" })];
  const page = renderPage(
    <AddMany appId={null} tracked={tracked} initialCountry="" onClose={close} />,
    "/keywords",
  );
  return { ...page, close };
}

/** Accepts the first keyword and answers that the limit is reached for the next. */
function takeOne() {
  const sent: unknown[] = [];
  server.use(
    handle(keywordListsEndpoints.addMany, async ({ request }) => {
      const body: { items: { keywordText: string; country: string }[] } = JSON.parse(await request.text());
      sent.push(...body.items);
      const data = body.items.map(({ keywordText, country }, index) => ({
        index,
        keywordText,
        country,
        result: index === 0 ? "added" : "over-limit",
      }));
      const keywords = [aKeyword({ id: 5, keywordText: "snow" })];
      return Response.json({ success, data, added: 1, tracked: 0, refused: data.length - 1, keywords });
    }),
  );
  return sent;
}

test("pasted text is counted before sending and reported line by line afterwards", async () => {
  const sent = takeOne();
  const { user } = open();
  const field = await screen.findByRole("textbox", { name: "Keywords" });
  await expectNoViolations(document.body);
  fireEvent.change(field, { target: { value: "rain\nsnow\n\nsnow, hail" } });
  expect(await screen.findByText("2 to add · 1 already tracked · 1 repeated · 1 blank")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Track 2" }));

  expect(await screen.findByText(/^1 added · .* · 1 over your plan's limit$/)).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Not added" })).toHaveTextContent(
    /Line 1: “rain” already tracked.*Line 3: blank.*Line 4: “snow” repeated.*Line 4: “hail” over your plan's limit/,
  );
  expect(screen.getByRole("list", { name: "Added" })).toHaveTextContent(
    /^Line 2: “snow” added \(United States\)$/,
  );
  expect(screen.getByText("Feature Limit Reached")).toBeInTheDocument();
  expect(screen.getByText(/Your plan had room for 1 keyword, so 1 line wasn't added\./)).toBeInTheDocument();
  await expectNoViolations(document.body);
  expect(sent).toEqual(
    ["snow", "hail"].map((keywordText) => ({ keywordText, country: "us", category: "General" })),
  );
});

test("a refusal keeps the input", async () => {
  server.use(
    handle(keywordListsEndpoints.addMany, () =>
      Response.json({ success: false, code: "INTERNAL", message: "No.", requestId: "r" }, { status: 500 }),
    ),
  );
  const { user } = open();
  fireEvent.change(await screen.findByRole("textbox", { name: "Keywords" }), { target: { value: "snow" } });
  await user.click(await screen.findByRole("button", { name: "Track 1" }));

  expect(
    await screen.findByText("Failed to add keyword to your list. Please try again."),
  ).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Keywords" })).toHaveValue("snow");
});

test("lines in a country that the data lacks are named, nothing is lost, and the others can be added", async () => {
  const sent: string[][] = [];
  const reason = "The data set doesn't cover Germany. It covers: United States.";
  server.use(
    handle(keywordListsEndpoints.addMany, async ({ request }) => {
      const { items } = z.parse(keywordListsEndpoints.addMany.body, await request.json());
      sent.push(items.map(({ keywordText }) => keywordText));
      const lines = items.flatMap(({ keywordText, country = "us" }, index) =>
        country === "de" ? [{ index, keywordText, country, reason }] : [],
      );
      if (lines.length === 0) {
        const data = items.map(({ keywordText }, index) => ({
          index,
          keywordText,
          country: "us",
          result: "added",
        }));
        return Response.json({ success, data, added: 2, tracked: 0, refused: 0, keywords: [] });
      }
      return Response.json(
        {
          success: false,
          code: "UNKNOWN_COUNTRY",
          message: `1 of 3 keywords can't be added. ${reason}`,
          details: { lines, storefronts: ["us"] },
          requestId: "r",
        },
        { status: 400 },
      );
    }),
  );
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const { user } = open();
  const csv = "Keyword,Country\nsnow,us\nhagel,de\nhail,us\n";
  const file = new File([csv], "words.csv", { type: "text/csv" });
  const input = await screen.findByLabelText(/import a CSV file/);
  await user.upload(input, Object.assign(file, { text: () => Promise.resolve(csv) }));
  await user.click(await screen.findByRole("button", { name: "Track 3" }));
  expect(await screen.findByText("Nothing was added")).toBeInTheDocument();
  expect(screen.getByText(/It covers: United States/)).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Not added" })).toHaveTextContent(
    /^Line 3: “hagel” in a country that the data doesn't cover \(Germany\)$/,
  );
  expect(screen.getByText("words.csv: 3 lines")).toBeInTheDocument();
  await expectNoViolations(document.body);

  await user.click(screen.getByRole("button", { name: "Add the other 2 keywords" }));
  expect(await screen.findByText("2 added · 1 in a country that the data doesn't cover")).toBeInTheDocument();
  expect(sent.map((texts) => texts.toSorted())).toEqual([
    ["hagel", "hail", "snow"],
    ["hail", "snow"],
  ]);
});

test("a plan without bulk operations shows the prompt before sending and keeps the input", async () => {
  server.use(bulkOperations(false));
  open();
  const field = await screen.findByRole("textbox", { name: "Keywords" });
  fireEvent.change(field, { target: { value: "snow\nhail" } });
  const prompt = await screen.findByRole("region", { name: "Bulk operations" });
  expect(prompt).toHaveTextContent("This feature is not available on your current plan");
  expect(await screen.findByRole("button", { name: "Track 2" })).toBeDisabled();
  expect(field).toHaveValue("snow\nhail");
  await expectNoViolations(document.body);
});

test("a plan that lost bulk operations in the meantime shows the prompt", async () => {
  server.use(failWith(keywordListsEndpoints.addMany, "FEATURE_LIMIT_EXCEEDED", "Not on your plan."));
  const { user } = open();
  fireEvent.change(await screen.findByRole("textbox", { name: "Keywords" }), {
    target: { value: "a b\nc d" },
  });
  await user.click(await screen.findByRole("button", { name: "Track 2" }));
  expect(await screen.findByRole("region", { name: "Bulk operations" })).toHaveTextContent(
    "not available on your current plan",
  );
  expect(screen.queryByText(/^Failed to add keyword/)).not.toBeInTheDocument();
});

test("a file provides its own countries, categories and notes", async () => {
  const sent = takeOne();
  const { user } = open();
  const csv = "Keyword,Country,Category,Notes\nsnow,DE,Winter,white\n";
  const input = await screen.findByLabelText(/import a CSV file/);
  const file = new File([csv], "words.csv", { type: "text/csv" });
  // Files in jsdom have no text().
  await user.upload(input, Object.assign(file, { text: () => Promise.resolve(csv) }));
  expect(await screen.findByText("words.csv: 1 line")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Track 1" }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ keywordText: "snow", country: "de", category: "Winter", notes: "white" }]);
});

test("ten thousand pasted lines are classified without blocking", async () => {
  open();
  const field = await screen.findByRole("textbox", { name: "Keywords" });
  const value = Array.from({ length: 10_000 }, (_, index) => `keyword ${index}`).join("\n");
  fireEvent.change(field, { target: { value } });
  expect(await screen.findByText("10000 to add")).toBeInTheDocument();
});
