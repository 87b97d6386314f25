import { waitFor } from "@testing-library/react";
import { renderWithProviders } from "../testing";
import { Content } from "./content";

async function show(source: string): Promise<HTMLElement> {
  const { container } = renderWithProviders(<Content source={source} />);
  await waitFor(() => expect(container.querySelector("[aria-busy]")).toBeNull());
  return container;
}

/** Checks that nothing runs, sends requests or changes the page's look, whatever the text. */
function expectHarmless(container: HTMLElement): void {
  const refused =
    "script, style, iframe, frame, object, embed, form, input, select, textarea, svg, math, link, meta, base, template, [style], [srcdoc], [is]";
  expect(container.querySelector(refused)).toBeNull();
  for (const element of container.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      expect(value).not.toMatch(/^\s*(?:javascript|vbscript|data:text)/i);
    }
    expect(element.id === "" || /^(?:user-content|section)-/.test(element.id)).toBe(true);
    expect(element.getAttribute("name") ?? "user-content-").toMatch(/^user-content-/);
  }
}

const attacks = [
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)><animate onbegin=alert(1)></svg>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">link</a>',
  '<a href=" jav&#x09;ascript:alert(1)">link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">link</a>',
  "<script>alert(1)</script>",
  '<form action="https://evil.example"><input name="password"></form>',
  '<p style="position:fixed">x</p><style>body{display:none}</style>',
  "<img/onerror=alert(1) src=x>",
  '<details open ontoggle="alert(1)">x</details>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="https://evil.example">',
];

test.each(attacks)("S1: HTML with %s: nothing runs, the text remains", async (attack) => {
  const container = await show(`<p>kept</p>${attack}<p>and this</p>`);
  expect(container).toHaveTextContent(/kept.*and this/);
  expectHarmless(container);
});

test.each([
  ...attacks.map((attack) => `# Kept\n\n${attack}\n\nand this`),
  "# Kept\n\n[x](javascript:alert%281%29) and this",
  "# Kept\n\n[x](<javascript:alert(1)>) and this",
  "# Kept\n\n![x](javascript:alert(1)) and this",
  "# Kept\n\n[x][1] and this\n\n[1]: javascript:alert(1)",
  "# Kept\n\n<javascript:alert(1)> and this",
  "\uFEFF# Kept\n\n<img src=x onerror=alert(1)> and this",
  "```html\n<p>Kept</p><script>alert(1)</script><p>and this</p>\n```",
  "```\n\uFEFF<p>Kept</p><img src=x onerror=alert(1)><p>and this</p>\n```",
  "~~~\n# Kept\n\n<svg onload=alert(1)></svg>\n\nand this\n~~~",
])("S2: markdown %j: nothing runs, the text stays", async (source) => {
  const container = await show(source);
  expect(container).toHaveTextContent(/Kept.*and this/);
  expectHarmless(container);
});

test.each([
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<svg><desc><noscript></noscript></desc></svg><textarea><svg><style></textarea><img src=x onerror=alert(1)>",
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><img src=x onerror=alert(1)></template><select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
  '<a id="__webpack_nonce__">x</a><form id="token"><input name="value"></form>',
  '<img name="getElementById"><a name="location" id="document">x</a>',
  "# Marks\n\n<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
])("S3: %j is stable when it is read again, and shadows nothing", async (source) => {
  const container = await show(source);
  expectHarmless(container);
  for (const name of ["token", "__webpack_nonce__", "location", "document"]) {
    expect(container.querySelector(`#${name}, [name="${name}"]`)).toBeNull();
  }
  const again = new DOMParser().parseFromString(container.innerHTML, "text/html").body;
  expect(again.innerHTML).toBe(container.innerHTML);
});

test("author IDs cannot shadow globals, and internal links follow them", async () => {
  const container = await show('<p id="location">kept</p><a href="#location">there</a>');
  expect(container.querySelector("#user-content-location")).not.toBeNull();
  expect(container.querySelector("a")).toHaveAttribute("href", "#user-content-location");
});
