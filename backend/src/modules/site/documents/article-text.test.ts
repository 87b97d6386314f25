import { articleText } from "./article-text";

// The same text and ids stand in shared-ui/src/content/content.test.tsx: a link must lead there before and after.
test("headings have the ids that the page gives them once its scripts run", () => {
  const { text } = articleText("## Same\n\n## Same\n\n## Çok güzel!\n\n## Q&A: don't <worry>", false);
  const ids = [...text.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["section-same", "section-same-2", "section-çok-güzel", "section-q-a-don-t"]);
});
