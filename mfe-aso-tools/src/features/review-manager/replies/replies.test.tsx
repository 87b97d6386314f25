import {
  reviewConnectionsEndpoints,
  reviewManagerEndpoints,
  reviewsEndpoints,
  type ManagedReview,
  type Reply,
  type ReviewConnection,
} from "@listwise/contracts/reviews";
import { toolDraftsEndpoints } from "@listwise/contracts/tools";
import { viewsEndpoints } from "@listwise/contracts/views";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { Toaster, useNavigate } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { answerWithApps, makeCurrent } from "../../../testing/tool-apps";
import { ReviewManagerPage } from "../review-manager.page";

const server = startApiServer();
const path = "/aso-tools/review-manager";
const app = anApp();
const { provenance } = app;
const success = true as const;
const aReview = (id: string, username: string, reply: Reply | null = null): ManagedReview => ({
  ...{
    id,
    username,
    userInitial: username.slice(0, 1),
    rating: 2,
    title: null,
    text: "It is slow.",
    version: "2.1",
  },
  ...{
    date: "2026-03-04T05:06:07.000Z",
    sentiment: "negative",
    themes: ["performance"],
    language: "en",
    reply,
  },
});
const connection: ReviewConnection = {
  ...{ platform: "ios", identity: "57246542-96fe-1a63-e053-0824d011072a", keyId: "2X9R4HXF34" },
  ...{ createdAt: "2026-03-01T00:00:00.000Z", usedAt: null, problem: null },
};
const delivery = {
  state: "queued",
  reason: null,
  attempts: 0,
  changedAt: "2026-03-05T00:00:00.000Z",
} as const;

/** Serves the page with these reviews and connections. Returns the received queries. */
function serve(reviews: ManagedReview[], connections: ReviewConnection[] = []) {
  const asked: URLSearchParams[] = [];
  const stats = { total: reviews.length, average: 2, responseRate: 0, positiveSentiment: 0 };
  server.use(
    answerWithApps(app),
    handle(reviewManagerEndpoints.list, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const languages = [
        { code: "en", count: 2 },
        { code: null, count: 1 },
      ];
      return Response.json({
        ...{ success, data: reviews, total: reviews.length, stats, versions: ["2.1"], languages, provenance },
      });
    }),
    answerWith(toolDraftsEndpoints.list, { success, data: [] }),
    answerWith(viewsEndpoints.list, { success, data: [] }),
    answerWith(reviewConnectionsEndpoints.list, { success, data: connections }),
    failWith(reviewsEndpoints.analysis, "INTERNAL", "No analysis."),
  );
  return asked;
}

/** Renders what the browser's button does. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const open = (search = "") =>
  renderPage(
    <>
      <ReviewManagerPage />
      <Back />
      <Toaster />
    </>,
    { path, at: path + search },
  );

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
});

test("the filters of the address are sent and can be saved as a view", async () => {
  const asked = serve([aReview("r1", "Mia")]);
  const saved: unknown[] = [];
  server.use(
    handle(viewsEndpoints.create, async ({ request }) => {
      saved.push(await request.json());
      return Response.json(
        { success, data: { id: 1, name: "Slow", query: "", position: 1 } },
        { status: 201 },
      );
    }),
  );
  const { user, container } = open(
    "?theme=performance&lang=en&reply=unanswered&from=2026-03-01&to=2026-03-09",
  );
  expect(await screen.findByRole("combobox", { name: "Theme" })).toHaveDisplayValue("Speed and battery");
  expect(await screen.findByDisplayValue("English (2)")).toBeVisible();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    ...{ theme: "performance", language: "en", reply: "unanswered", from: "2026-03-01", to: "2026-03-09" },
  });
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: /name/i }), "Slow{Enter}");
  await screen.findByRole("button", { name: "Save this view" });
  expect(saved).toEqual([
    { name: "Slow", query: "theme=performance&lang=en&reply=unanswered&from=2026-03-01&to=2026-03-09" },
  ]);
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByRole("combobox", { name: "Theme" })).toHaveDisplayValue("All themes");
});

test("selected reviews are marked together, and undo restores the former times", async () => {
  serve([aReview("r1", "Mia"), aReview("r2", "Tom")]);
  const sent: unknown[] = [];
  const repliedAt = "2026-03-02T00:00:00.000Z";
  server.use(
    handle(reviewManagerEndpoints.mark, async ({ request }) => {
      sent.push(await request.json());
      return Response.json({
        success,
        data: [
          { reviewId: "r1", repliedAt },
          { reviewId: "r2", repliedAt: null },
        ],
      });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("checkbox", { name: "Select the review by Mia" }));
  expect(screen.getByText("1 selected")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Select page" }));
  await user.click(screen.getByRole("button", { name: "Mark unanswered" }));
  expect(await screen.findByText("2 reviews marked as unanswered")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("checkbox", { name: "Select page", checked: false });
  expect(sent).toEqual([
    { country: "us", answered: false, reviews: [{ reviewId: "r1" }, { reviewId: "r2" }] },
    { country: "us", answered: true, reviews: [{ reviewId: "r1", repliedAt }, { reviewId: "r2" }] },
  ]);
});

test("with a connection a reply is sent, shows its state and can be stopped", async () => {
  serve([aReview("r1", "Mia", { text: "Sorry!", repliedAt: null, delivery: null })], [connection]);
  server.use(
    handle(reviewManagerEndpoints.send, async () => {
      const reply = { text: "Sorry!", repliedAt: null, delivery };
      serve([aReview("r1", "Mia", reply)], [connection]);
      return Response.json({ success, data: reply });
    }),
    handle(reviewManagerEndpoints.withdraw, async () => {
      const reply = { text: "Sorry!", repliedAt: null, delivery: null };
      serve([aReview("r1", "Mia", reply)], [connection]);
      return Response.json({ success, data: reply });
    }),
  );
  const { user, container } = open();
  await user.click(await screen.findByRole("button", { name: "Reply to Mia" }));
  await user.click(await screen.findByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("Sending")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Reply to Mia" })).toHaveAttribute("readonly");
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Stop sending" }));
  expect(await screen.findByRole("button", { name: "Send reply" })).toBeVisible();
});

test("the store's reason is shown; without a connection a reply can only be copied", async () => {
  const refused = {
    ...delivery,
    state: "refused" as const,
    reason: "App Store Connect refused the reply: No.",
  };
  serve([aReview("r1", "Mia", { text: "Sorry!", repliedAt: null, delivery: refused })]);
  const { user } = open();
  expect(await screen.findByText("App Store Connect refused the reply: No.")).toBeVisible();
  expect(screen.getByText("Refused")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reply to Mia" }));
  expect(screen.getByText(/Copy your reply into App Store Connect/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send reply" })).not.toBeInTheDocument();
});

test("a key is stored, tested and deleted; it is never shown again", async () => {
  serve([aReview("r1", "Mia")]);
  const sent: unknown[] = [];
  server.use(
    handle(reviewConnectionsEndpoints.save, async ({ request }) => {
      sent.push(await request.json());
      server.use(answerWith(reviewConnectionsEndpoints.list, { success, data: [connection] }));
      return Response.json({ success, data: connection });
    }),
    answerWith(reviewConnectionsEndpoints.test, {
      success,
      data: { ok: false, message: "The key is wrong." },
    }),
    handle(reviewConnectionsEndpoints.remove, () => {
      server.use(answerWith(reviewConnectionsEndpoints.list, { success, data: [] }));
      return Response.json({ success });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Connect App Store Connect" }));
  const dialog = await screen.findByRole("dialog", { name: "Connect App Store Connect" });
  await user.click(await within(dialog).findByRole("button", { name: "Save key" }));
  expect(await within(dialog).findByText(/Copy the issuer ID/)).toBeVisible();
  await expectNoViolations(dialog);
  await user.type(within(dialog).getByRole("textbox", { name: /Issuer ID/ }), connection.identity);
  await user.type(within(dialog).getByRole("textbox", { name: /Key ID/ }), connection.keyId);
  await user.type(within(dialog).getByRole("textbox", { name: /Private key/ }), "pem");
  await user.click(within(dialog).getByRole("button", { name: "Save key" }));
  expect(await within(dialog).findByText("Connected")).toBeVisible();
  expect(dialog).toHaveAccessibleName("App Store Connect");
  expect(within(dialog).getByRole("heading", { name: "Replace the key" })).toBeVisible();
  const { identity: issuerId, keyId } = connection;
  expect(sent).toEqual([{ platform: "ios", issuerId, keyId, privateKey: "pem" }]);
  expect(within(dialog).getByRole("textbox", { name: /Private key/ })).toHaveValue("");
  await user.click(within(dialog).getByRole("button", { name: "Test connection" }));
  expect(await within(dialog).findByText("The key is wrong.")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Disconnect" }));
  const question = await screen.findByRole("dialog", { name: "Disconnect App Store Connect" });
  await user.click(within(question).getByRole("button", { name: "Disconnect" }));
  expect(await screen.findByText("Disconnected App Store Connect")).toBeVisible();
});

test("themes are counted by version and by country, and lead to their reviews", async () => {
  const asked = serve([aReview("r1", "Mia")]);
  server.use(
    handle(reviewManagerEndpoints.themes, ({ request }) => {
      const key = new URL(request.url).searchParams.get("by") === "version" ? "2.1" : "us";
      const cell = { count: 3, sentiment: 20 };
      const data = {
        columns: [{ key, reviews: 1 }],
        themes: [{ theme: "performance", ...cell, cells: [cell] }],
      };
      return Response.json({ success, data });
    }),
  );
  const { user, container } = open("?panel=themes");
  expect(await screen.findByRole("row", { name: /Speed and battery/ })).toHaveTextContent("3Negative 20");
  expect(screen.getByRole("columnheader", { name: "2.1 1 review" })).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole("radio", { name: "By country" }));
  expect(await screen.findByRole("columnheader", { name: /United States/ })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "By version" }));
  await user.click(await screen.findByRole("button", { name: "Show reviews: Speed and battery, 2.1" }));
  expect(await screen.findByText("It is slow.")).toBeVisible();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ theme: "performance", version: "2.1" });
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("row", { name: /Speed and battery/ })).toBeVisible();
});

test("a reply that isn't saved yet is saved when the page is left", async () => {
  serve([aReview("r1", "Mia")]);
  const kept = new Promise((resolve) => {
    server.use(
      handle(reviewManagerEndpoints.reply, async ({ request }) => {
        // A request without it is canceled with the page.
        if (request.keepalive) resolve(await request.json());
        return Response.json({ success, data: { text: "Sorry!", repliedAt: null, delivery: null } });
      }),
    );
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Reply to Mia" }));
  await user.paste("Sorry!");
  window.dispatchEvent(new Event("pagehide"));
  expect(await kept).toEqual({ reviewId: "r1", country: "us", text: "Sorry!", replied: false });
});

test("a reply that was edited after it was sent is a draft, with the reason", async () => {
  const kept = { ...delivery, state: "kept" as const, reason: "The store has the former text." };
  serve([aReview("r1", "Mia", { text: "Sorry!", repliedAt: delivery.changedAt, delivery: kept })]);
  open();
  expect(await screen.findByText("Your draft: Sorry!")).toBeVisible();
  expect(screen.getByText("The store has the former text.")).toBeVisible();
  expect(screen.getByText("Not sent")).toBeVisible();
});

test("a reply in the store isn't called a draft", async () => {
  const sent = { ...delivery, state: "sent" as const };
  serve(
    [aReview("r1", "Mia", { text: "Sorry!", repliedAt: delivery.changedAt, delivery: sent })],
    [connection],
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Reply to Mia" }));
  expect(screen.getByRole("textbox", { name: "Reply to Mia" })).toHaveValue("Sorry!");
  expect(screen.queryByText("Draft saved")).not.toBeInTheDocument();
});
