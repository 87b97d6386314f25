import { parseEmail } from "./parse-email";

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><style>p{color:red}</style></head><body style="margin:0">${body}</body></html>`;
const parse = (body: string) => {
  const { root, css } = parseEmail(html(body));
  const holder = document.createElement("div");
  holder.append(root.cloneNode(true));
  return { holder, css };
};

test("styles are kept apart from the document, so that parsing violates no policy", () => {
  const { holder, css } = parse('<p style="color:blue">Words style=&#34;x&#34;</p>');
  expect(css).toBe("p{color:red}");
  expect(holder.querySelector("style, [style]")).toBeNull();
  expect(holder.querySelector("p")).toMatchObject({
    dataset: { style: "color:blue" },
    textContent: 'Words style="x"',
  });
});

test("scripts, handlers and forms are removed", () => {
  const { holder } = parse(
    '<p onclick="alert(1)">Words</p><script>alert(1)</script><form><input></form><a href="javascript:alert(1)">x</a>',
  );
  expect(holder.innerHTML).not.toMatch(/script|onclick|<form|<input/);
  expect(holder).toHaveTextContent("Words");
});

test("only pictures of the page's own origin are loaded", () => {
  const { holder } = parse(
    `<img src="${location.origin}/icon.png" alt="Own"><img width="2" src="https://evil.example/x.png" alt="Other">`,
  );
  const sources = [...holder.querySelectorAll("img")].map((image) => [image.alt, image.getAttribute("src")]);
  expect(sources).toEqual([
    ["Own", `${location.origin}/icon.png`],
    ["Other", null],
  ]);
});
