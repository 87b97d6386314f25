import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { Toaster } from "../toasts/toaster";
import { address, clearToasts, expectNoViolations, renderPage } from "../testing";
import { Content, type ContentProps } from "./content";

async function open(source: string, props: Omit<ContentProps, "source"> = {}, at = "/page") {
  const page = (
    <>
      <Content source={source} {...props} />
      <Toaster />
    </>
  );
  const view = renderPage(page, { path: "/page", at });
  await waitFor(() => expect(view.container.querySelector("[aria-busy]")).toBeNull());
  return view;
}

const long = [
  "# Title",
  "Kept.",
  "## First part",
  "Words",
  "### Detail",
  "Words",
  "## Second part",
  "Words",
].join("\n\n");

beforeEach(() => {
  clearToasts();
  Element.prototype.scrollIntoView = jest.fn();
});

test("no accessibility violations", async () => {
  const { container } = await open(
    `${long}\n\n| Field | Length |\n|---|---|\n| Name | 30 |\n\n\`\`\`\ncode\n\`\`\`\n\n- one\n- two`,
    { contents: true },
  );
  await expectNoViolations(container);
});

test.each([
  ["nothing", ""],
  ["white space and a byte-order mark", "\uFEFF \r\n "],
  ["an empty fence", "```\n```"],
  ["only a script", "<script>alert(1)</script>"],
  ["only a style and a frame", '<style>p{}</style><iframe srcdoc="<p>x</p>"></iframe>'],
])("%s renders nothing", async (_, source) => {
  const { container } = await open(source);
  expect(container.querySelector("output")?.parentElement?.textContent).toBe("/page");
});

test("the highest heading directly follows the page's own, whatever its level", async () => {
  const { unmount } = await open("# Title\n\n### Below\n\n###### Deep");
  expect(screen.getByRole("heading", { level: 2, name: "Title" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 4, name: "Below" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 6, name: "Deep" })).toBeVisible();
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  unmount();
  await open("<h3>Lifted</h3><p>x</p><h4>Too</h4>");
  expect(screen.getByRole("heading", { level: 2, name: "Lifted" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Too" })).toBeVisible();
});

// The backend's article-text.test.ts uses the same text and IDs: links must work before and after hydration.
test("headings have unique links to themselves, and authors' links by heading text find them", async () => {
  await open("## Same\n\n## Same\n\n## Çok güzel!\n\n## Q&A: don't <worry>\n\n[down](#same)");
  const ids = screen.getAllByRole("heading").map(({ id }) => id);
  expect(ids).toEqual(["section-same", "section-same-2", "section-çok-güzel", "section-q-a-don-t"]);
  expect(screen.getByRole("link", { name: "Link to “Çok güzel!”" })).toHaveAttribute(
    "href",
    "#section-çok-güzel",
  );
  expect(screen.getByRole("link", { name: "down" })).toHaveAttribute("href", "#section-same");
});

test("only a long text that requests it has a table of contents", async () => {
  const { user, unmount } = await open(long, { contents: true });
  const contents = await screen.findByRole("navigation", { name: "On this page" });
  await user.click(within(contents).getByText("On this page"));
  expect(
    within(contents)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Title", "First part", "Second part"]);
  await user.click(within(contents).getByRole("link", { name: "Second part" }));
  expect(address()).toBe("/page#section-second-part");
  expect(screen.getByRole("heading", { name: "Second part" })).toHaveFocus();
  unmount();
  (await open(long)).unmount();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a URL with a hash scrolls to the section and focuses it, once", async () => {
  const { user } = await open(`${long}\n\n[on](https://example.com/)`, {}, "/page#section-first-part");
  const heading = await screen.findByRole("heading", { name: "First part" });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(screen.getByRole("link", { name: "Link to “First part”" })).toHaveFocus();
});

test("an invalid or unknown hash is ignored", async () => {
  await open(long, {}, "/page#%E0%A4%A");
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test("internal links navigate without a reload; external links get noopener", async () => {
  const { user } = await open(
    "[in](/blog?page=2#x) [out](https://example.com/a) [mail](mailto:a@example.com)",
  );
  expect(screen.getByRole("link", { name: "out" })).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("link", { name: "mail" })).not.toHaveAttribute("rel");
  await user.click(screen.getByRole("link", { name: "in" }));
  expect(address()).toBe("/blog?page=2#x");
});

test("code has a copy button", async () => {
  const { user } = await open('It is\n\n```json\n{"a": 1}\n```');
  const copied = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(await screen.findByText("Code copied to clipboard")).toBeVisible();
  expect(copied).toHaveBeenCalledWith('{"a": 1}\n');

  copied.mockRejectedValue(new Error("Not allowed"));
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(await screen.findByText(/Couldn't copy the code/)).toBeVisible();
});

test("tables are named and scroll; images load lazily and keep their size", async () => {
  const { container } = await open(
    '<table><thead><tr><th>Field</th><th>Length</th></tr></thead><tbody><tr><td>Name</td><td>30</td></tr></tbody></table><img src="https://x.example/a.png" alt="A" width="4" height="3"><img src="https://x.example/b.png">',
  );
  expect(screen.getByRole("group", { name: "Table: Field, Length" })).toHaveAttribute("data-scroll", "table");
  expect(screen.getByRole("img", { name: "A" })).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img", { name: "A" })).toHaveAttribute("width", "4");
  const [sized, unsized] = container.querySelectorAll("img");
  expect(sized?.dataset.waiting).toBeUndefined();
  expect(unsized?.dataset.waiting).toBe("");
  act(() => void unsized?.dispatchEvent(new Event("load")));
  expect(unsized?.dataset.waiting).toBeUndefined();
});

function Two() {
  const [second, setSecond] = useState(false);
  return (
    <>
      <button onClick={() => setSecond(true)}>Next</button>
      <Content source={second ? "## Same" : "# One\n\n## Same"} />
    </>
  );
}

test("a new text replaces the old one once it is ready, with its own headings", async () => {
  const { user } = renderPage(<Two />, { path: "/" });
  await screen.findByRole("heading", { name: "One" });
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("heading", { name: "One" })).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Same", level: 2 })).toHaveAttribute(
    "id",
    "section-same",
  );
  expect(screen.queryByRole("heading", { name: "One" })).toBeNull();
});
