import { aContentPage } from "../../testing/builders";
import { toLegalDocument } from "./legal-document";

test("a summary is used in full", () => {
  const seoDescription = "x".repeat(300);
  expect(toLegalDocument(aContentPage({ seoDescription })).summary).toBe(seoDescription);
});

test.each([
  ["## Title\n\nShort *words*.", "Short words."],
  ["<h2>Title</h2><p>Short <b>words</b>.</p>", "Short words."],
  [`## Title\n\n${"x".repeat(120)}`, "x".repeat(120)],
  [`${"x".repeat(121)}`, `${"x".repeat(120)}…`],
  [`${"😀".repeat(121)}`, `${"😀".repeat(120)}…`],
  ["## Only a heading", ""],
])("the summary of %j is the beginning of its first paragraph", (content, summary) => {
  expect(toLegalDocument(aContentPage({ seoDescription: " ", content })).summary).toBe(summary);
});

test("the id is the slug, which also decides the icon", () => {
  expect(toLegalDocument(aContentPage({ slug: "privacy-2027" }))).toMatchObject({
    id: "privacy-2027",
    icon: "privacy",
  });
  expect(toLegalDocument(aContentPage({ slug: "imprint" })).icon).toBe("document");
});
