import {
  blogAdminEndpoints,
  contentEndpoints,
  mediaEndpoints,
  type EditedPost,
} from "@listwise/contracts/content";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { EditPostPage } from "./edit-post.page";
import { NewPostPage } from "./new-post.page";

const { post: readPost, createPost, updatePost } = blogAdminEndpoints;
const category = { id: 3, name: "Tips", slug: "tips", postCount: 1 };
const categories = { success: true as const, data: [category] };
const server = startApiServer();

function aPost(change: Partial<EditedPost> = {}): EditedPost {
  return {
    id: 7,
    title: "First post",
    slug: "first-post",
    summary: "",
    content: "Some **words**",
    featuredImage: null,
    publishedAt: null,
    author: { name: "Ada" },
    wordCount: 2,
    categories: [{ category }],
    status: "DRAFT",
    createdAt: "2026-11-20T08:00:00.000Z",
    updatedAt: "2026-11-20T08:00:00.000Z",
    ...change,
  };
}

const later = "2026-11-20T09:00:00.000Z";
/** Simulates a server that stores what it receives. */
function takeChanges(stored: EditedPost) {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    answerWith(readPost, { success: true, data: stored }),
    handle(updatePost, async ({ request }) => {
      const body = Object(await request.json());
      bodies.push(body);
      return HttpResponse.json({ success: true, data: { ...stored, title: body.title, updatedAt: later } });
    }),
  );
  return bodies;
}

const edit = () => renderPage(<EditPostPage />, { path: "/admin/blog/edit/:id", at: "/admin/blog/edit/7" });
const box = (name: RegExp) => screen.getByRole("textbox", { name });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  server.use(answerWith(contentEndpoints.categories, categories));
});

test("a new post: its address follows the title, an empty title is reported, and it opens once saved", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(createPost, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: aPost() }, { status: 201 });
    }),
  );
  const { user, container } = renderPage(<NewPostPage />, { path: "/admin/blog/create" });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(box(/Title/)).toHaveAccessibleDescription("Enter a title.");
  fireEvent.change(box(/Title/), { target: { value: "Über große Wörter!" } });
  expect(box(/Address/)).toHaveValue("uber-gro-e-worter");
  await user.click(await screen.findByRole("checkbox", { name: "Tips" }));
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/admin/blog/edit/7"));
  expect(bodies).toMatchObject([
    { slug: "uber-gro-e-worter", categories: [3], status: "DRAFT", publishedAt: null },
  ]);
});

test("a draft is saved automatically after a pause", async () => {
  const bodies = takeChanges(aPost());
  edit();
  await screen.findByRole("textbox", { name: /Title/ });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  fireEvent.change(box(/Title/), { target: { value: "Second" } });
  act(() => void jest.advanceTimersByTime(1_500));
  fireEvent.change(box(/Title/), { target: { value: "Second title" } });
  act(() => void jest.advanceTimersByTime(1_500));
  expect(bodies).toEqual([]);
  act(() => void jest.advanceTimersByTime(600));
  jest.useRealTimers();
  await waitFor(() =>
    expect(bodies).toMatchObject([{ title: "Second title", updatedAt: aPost().updatedAt }]),
  );
  expect(await screen.findByText(/^Saved/)).toBeVisible();
});

test("a published post is saved only on request, and an untouched date keeps its milliseconds", async () => {
  const publishedAt = "2026-11-01T08:30:12.345Z";
  const bodies = takeChanges(aPost({ status: "PUBLISHED", publishedAt }));
  const { user } = edit();
  await screen.findByRole("textbox", { name: /Title/ });
  fireEvent.change(box(/Summary/), { target: { value: "Short" } });
  expect(screen.getByText("Not saved yet. Your text is kept in this tab.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(bodies).toMatchObject([{ publishedAt, summary: "Short" }]));
});

test("a future date schedules it", async () => {
  const bodies = takeChanges(aPost({ status: "PUBLISHED", publishedAt: null }));
  const { user } = edit();
  fireEvent.change(await screen.findByLabelText("Publish at"), { target: { value: "2031-05-06T10:00" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(bodies).toMatchObject([{ publishedAt: new Date("2031-05-06T10:00").toISOString() }]),
  );
});

test("S1: the preview renders the text like the site, without scripts", async () => {
  takeChanges(aPost({ content: "Hello **there** <img src=x onerror=alert(1)>" }));
  const { user, container } = edit();
  await user.click(await screen.findByRole("tab", { name: "Preview" }));
  expect(await screen.findByText("there", { selector: "strong" })).toBeVisible();
  expect(container.innerHTML).not.toContain("onerror");
});

test("S76: the preview loads third-party pictures through the site, and reports a failure", async () => {
  takeChanges(aPost({ content: "![A chart](https://pictures.example/chart.png)" }));
  server.use(failWith(mediaEndpoints.preview, "INTERNAL", "Something went wrong."));
  const { user, container } = edit();
  await user.click(await screen.findByRole("tab", { name: "Preview" }));
  const retry = await screen.findByRole("button", { name: /retry/i });
  await expectNoViolations(container);
  server.use(
    answerWith(mediaEndpoints.preview, { success: true, data: { content: "![A chart](/media/s/a)" } }),
  );
  await user.click(retry);
  expect(await screen.findByAltText("A chart")).toHaveAttribute("src", "/media/s/a");
});

test("formatting wraps the selection", async () => {
  takeChanges(aPost({ content: "one two" }));
  const { user } = edit();
  const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Content" });
  area.setSelectionRange(4, 7);
  await user.click(screen.getByRole("button", { name: "Bold" }));
  expect(area).toHaveValue("one **two**");
});

test("a conflicting version is shown next to mine; no input is lost", async () => {
  takeChanges(aPost({ status: "PUBLISHED", publishedAt: later }));
  const current = aPost({ title: "Their version", status: "PUBLISHED", publishedAt: later });
  server.use(failWith(updatePost, "CONFLICT", "Changed.", { updatedAt: later, current }));
  const { user } = edit();
  await screen.findByRole("textbox", { name: /Title/ });
  fireEvent.change(box(/Title/), { target: { value: "Mine" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  const field = await screen.findByRole("group", { name: "Title" });
  expect(within(field).getByText("Their version", { selector: "pre" })).toBeVisible();
  expect(box(/Title/)).toHaveValue("Mine");
});

test("unsaved text is offered again to the same user in the same tab", async () => {
  takeChanges(aPost({ status: "PUBLISHED", publishedAt: later }));
  const first = edit();
  await screen.findByRole("textbox", { name: /Title/ });
  fireEvent.change(box(/Title/), { target: { value: "Half a thought" } });
  first.unmount();
  const { user } = edit();
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(box(/Title/)).toHaveValue("Half a thought");
});

test("a post that fails to load shows an error with Retry", async () => {
  server.use(failWith(readPost, "NOT_FOUND", "There is no such post."));
  edit();
  expect(await screen.findByText(/^There is no such post\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
