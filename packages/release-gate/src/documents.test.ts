import type { Release } from "@listwise/contracts/remotes";
import { checkDocuments, parseDocuments } from "./documents";

const aDocument = (template: string, styles = "") => ({ look: "document", template, styles });
const check = (template: string, styles?: string, route = "/blog/:slug") =>
  parseDocuments(JSON.stringify({ [route]: aDocument(template, styles) })).problems;

test("a template of the page's own fields is accepted", () => {
  expect(
    check(
      '<h1>{{title}}</h1>{{#picture}}<img src="{{picture}}" alt="" />{{/picture}}{{^picture}}<i></i>{{/picture}}' +
        "{{#text}}{{text}}{{/text}}{{#related.length}}{{#related}}<h3>{{title}}{{minutes}}</h3>{{#categories}}{{name}}{{/categories}}{{/related}}{{/related.length}}",
      '.a{background:url("data:image/svg+xml,<svg/>")}',
    ),
  ).toEqual([]);
});

test.each([
  ["{{#title}}", "Unclosed section"],
  ["{{price}}", 'no field "price"'],
  ["{{constructor}}", 'no field "constructor"'],
  ["{{#related}}{{author.name}}{{/related}}", 'no field "author.name"'],
  ["{{related}}", "is not a text"],
  ["{{{summary}}}", "not escaped"],
  ["{{&summary}}", "not escaped"],
  ["{{> card}}", "partial"],
  ["{{=<% %>=}}", "not allowed"],
  ["{{#related}}{{#contents}}{{label}}{{/contents}}{{/related}}", "inside another list"],
  ["{{#title}}".repeat(20) + "{{/title}}".repeat(20), "nested too deeply"],
  ["<script>alert(1)</script>", "element script"],
  ["<IFRAME src='/'></IFRAME>", "element iframe"],
  ['<a onclick="x()">a</a>', "attribute onclick"],
  ['<p style="color:red">a</p>', "attribute style"],
  ["<a href={{summary}}>a</a>", "double quotes"],
  ["<a {{summary}}>a</a>", "attributes only"],
  ['<a class="{{#title}}a{{/title}}">a</a>', "contains a section"],
  ["<!-- {{title}} -->", "comment"],
  ["x".repeat(40_001), "characters; the limit is"],
])("the template %j is refused", (template, problem) => {
  expect(check(template).join("\n")).toContain(problem);
});

test.each(["</style><script>", '@import "/x.css";', "a{background:url(https://example.com/a.png)}"])(
  "the style sheet %j is refused",
  (styles) => expect(check("<h1></h1>", styles)).toHaveLength(1),
);

test("a page without data has no fields", () => {
  expect(check("<h1>Dashboard</h1>", "", "/dashboard")).toEqual([]);
  expect(check("<h1>{{title}}</h1>", "", "/dashboard")).toHaveLength(1);
});

test("the file of a release has a hash, can be read, and has documents of its own routes only", () => {
  const route = { path: "/blog", guard: "public", title: "Blog", titleKey: "seo.title.blog" } as const;
  const release: Release = {
    ...{ name: "mfe-content", version: "1.0.0-a", entry: "entry.js", preload: [] },
    integrity: { "documents.json": "sha384-x" },
    documents: "documents.json",
    descriptor: {
      ...{ name: "mfe-content", owner: "@listwise/team", contract: 1, routes: [route] },
      ...{ navigation: [], permissions: [], widgets: [] },
    },
  };
  const getMessages = (text: string | undefined, change: Partial<Release> = {}) =>
    checkDocuments({ ...release, ...change }, text).map(({ message }) => message);
  const own = JSON.stringify({ "/blog": aDocument("<h1>Blog</h1>") });
  expect(getMessages(own)).toEqual([]);
  expect(getMessages(undefined, { documents: undefined })).toEqual([]);
  expect(getMessages(undefined)).toHaveLength(1);
  expect(getMessages(own, { integrity: {} })).toHaveLength(1);
  expect(getMessages("{")).toEqual(["The documents can't be read. Rebuild the package."]);
  expect(getMessages(JSON.stringify({ "/faq": aDocument("") }))).toEqual([
    "The release has a document for /faq, which is not one of its routes.",
  ]);
});
