import { activityWords } from "./activity-words";

test.each([
  ["notification.created", "Wrote a notification"],
  ["report.shared", "Shared a report"],
  ["faq.changed", "Changed a question of the FAQ"],
  ["blog.category-deleted", "Deleted a blog category"],
  ["mail.template-tested", "Sent a test mail"],
  ["api-key.created", "Made an API key"],
  ["account.email-changed", "Changed the e-mail address"],
])("%s reads as a sentence", (action, words) => {
  expect(activityWords({ action })).toBe(words);
});

test("what was refused says so, and an action that is not known keeps its code", () => {
  expect(activityWords({ action: "auth.login", result: "failed" })).toBe("Failed to sign in");
  expect(activityWords({ action: "moon.landed", result: "ok" })).toBe("moon.landed");
});
