import { AuthoredTextSchema, PictureUrlSchema } from "@listwise/contracts/api";
import { z } from "zod";
import { createMediaPaths } from "./media-paths";
import { compilePictureRewriter, rewriteHtmlPictures, rewritePictures } from "./rewrite-pictures";

const paths = createMediaPaths("a secret", "https://listwise.example");
const FAR = "https://pictures.example/a.png?b=1&c=2";
const near = paths.toPath(FAR);

test("a path resolves to its URL; a changed, unsigned or foreign path doesn't", () => {
  expect(near).toMatch(/^\/media\/[\w-]{22}\/[\w-]+$/);
  expect(paths.toAddress(near)).toBe(FAR);
  const other = Buffer.from("https://127.0.0.1/").toString("base64url");
  for (const path of [
    near.replace(/[^/]+$/, other),
    near.replace(/\/media\/.{22}/, `/media/${"A".repeat(22)}`),
    `${near}A`,
    `/media/${other}`,
    "/media/",
  ]) {
    expect(paths.toAddress(path)).toBeNull();
  }
  expect(createMediaPaths("another secret", "https://listwise.example").toAddress(near)).toBeNull();
});

test("paths of this site, data URLs and non-https URLs stay unchanged", () => {
  for (const address of [
    "/store-media/sample/1.svg",
    "data:image/png;base64,AA",
    "http://a.example/b.png",
    "",
  ]) {
    expect(paths.toPath(address)).toBe(address);
  }
  expect(paths.toPath("https://listwise.example/icon.png")).toBe("/icon.png");
});

test.each(["//evil.example/a.png", "/\\evil.example/a.png", "/\t/evil.example/a.png"])(
  "a URL of this site that continues with %j can't lead to another host",
  (rest) => expect(paths.toPath(`https://listwise.example${rest}`)).toMatch(/^\/media\//),
);

test.each([
  [`<p><img src="${FAR.replace("&", "&amp;")}" alt="a" /></p>`, `<p><img src="${near}" alt="a" /></p>`],
  [`<img alt="a > b" src="${FAR}">`, `<img alt="a > b" src="${FAR}">`],
  [`![a](${FAR} "Title") and [link](${FAR})`, `![a](${near} "Title") and [link](${FAR})`],
  [`![](<${FAR}>)`, `![](<${near}>)`],
  [`![a][one]\n\n[one]: ${FAR}\n[two]: ${FAR}`, `![a][one]\n\n[one]: ${near}\n[two]: ${FAR}`],
  [`![One]\n\n[one]: ${FAR}`, `![One]\n\n[one]: ${near}`],
  ["![a](/own.png)", "![a](/own.png)"],
])("S76: in %j, images are proxied and links stay unchanged", (text, expected) => {
  expect(rewritePictures(text, paths)).toBe(expected);
});

test("HTML that is displayed as text stays unchanged", () => {
  const html = `<pre>![a](${FAR}) &lt;img src="${FAR}"&gt;</pre>`;
  expect(rewriteHtmlPictures(html, paths)).toBe(html);
});

test.each(["![", "<img ", "[a]: https://", "![a](", '<img src="'])(
  "S65: 200,000 characters of %j don't take quadratic time",
  (part) => {
    rewritePictures(part.repeat(200_000 / part.length), paths);
  },
  5_000,
);

test("replaces only marked fields, in a copy", () => {
  const schema = z.object({
    data: z.array(z.object({ icon: z.nullable(PictureUrlSchema), storeUrl: z.string() })),
    body: z.optional(AuthoredTextSchema),
  });
  const answer = {
    data: [
      { icon: FAR, storeUrl: FAR },
      { icon: null, storeUrl: "" },
    ],
  };
  expect(compilePictureRewriter(schema)?.(answer, paths)).toEqual({
    data: [
      { icon: near, storeUrl: FAR },
      { icon: null, storeUrl: "" },
    ],
  });
  expect(answer.data[0]?.icon).toBe(FAR);
  expect(compilePictureRewriter(z.object({ name: z.string() }))).toBeNull();
});
