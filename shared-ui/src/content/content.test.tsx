import { screen } from "@testing-library/react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { Content } from "./content";
import { prepareContent } from "./prepare-content";

async function renderContent(source: string) {
  const { container } = renderWithProviders(<Content source={source} />);
  await screen.findByText(/kept/);
  return container;
}

test("no accessibility violations", async () => {
  await expectNoViolations(await renderContent("# Title\n\nThis is kept.\n\n- one\n- two"));
});

test.each([
  ["a script", "<p>kept</p><script>alert(1)</script>"],
  ["a handler", '<p>kept</p><img src="x" onerror="alert(1)">'],
  ["a javascript link", '<p>kept</p><a href="javascript:alert(1)">link</a>'],
  ["a frame", '<p>kept</p><iframe src="https://evil.example"></iframe>'],
  ["a form", '<p>kept</p><form action="https://evil.example"><input name="password"></form>'],
  ["a style", '<p style="position:fixed">kept</p><style>body{display:none}</style>'],
  ["svg with a handler", "<p>kept</p><svg onload=alert(1)><animate onbegin=alert(1)></svg>"],
  ["a handler behind a slash", "<p>kept</p><img/onerror=alert(1) src=x>"],
  ["a markdown javascript link", "kept [link](javascript:alert%281%29)"],
])("%s is removed and the text stays", async (_, source) => {
  const container = await renderContent(source);
  expect(container.querySelector("script, iframe, form, input, style, [style], svg")).toBeNull();
  expect(container.innerHTML).not.toMatch(/alert|javascript:|\son\w+=|evil/i);
});

test("ids cannot shadow the page's own names, and links inside follow them", async () => {
  const container = await renderContent('<p id="location">kept</p><a href="#location">there</a>');
  expect(container.querySelector("#user-content-location")).not.toBeNull();
  expect(screen.getByRole("link")).toHaveAttribute("href", "#user-content-location");
});

test("headings move down below the page's own", async () => {
  await renderContent("# Title\n\n###### Deep\n\nkept");
  expect(screen.getByRole("heading", { level: 2, name: "Title" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 6, name: "Deep" })).toBeVisible();
});

test.each([
  ["\uFEFF  plain\r\nlines  ", { kind: "markdown", text: "plain\nlines" }],
  ["```html\n<p>Hello</p>\n```", { kind: "html", text: "<p>Hello</p>" }],
  ["<p>Hello</p>", { kind: "html", text: "<p>Hello</p>" }],
  ["## Hello\n\n<p>there</p>", { kind: "markdown", text: "## Hello\n\n<p>there</p>" }],
  ["a < b and c > d", { kind: "markdown", text: "a < b and c > d" }],
  [" \uFEFF ".trim(), { kind: "empty", text: "" }],
  [null, { kind: "empty", text: "" }],
])("%j is read as %j", (source, expected) => {
  expect(prepareContent(source)).toEqual(expected);
});
