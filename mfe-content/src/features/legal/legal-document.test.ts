import { aContentPage } from "../../testing/builders";
import { toLegalDocument } from "./legal-document";

test("the written summary is taken whole", () => {
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
])("%j without one is summed up", (content, summary) => {
  expect(toLegalDocument(aContentPage({ seoDescription: " ", content })).summary).toBe(summary);
});

test("the id is the slug, and its icon follows from it", () => {
  expect(toLegalDocument(aContentPage({ slug: "privacy-2027" }))).toMatchObject({
    id: "privacy-2027",
    icon: "privacy",
  });
  expect(toLegalDocument(aContentPage({ slug: "imprint" })).icon).toBe("document");
});
