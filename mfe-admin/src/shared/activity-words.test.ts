import { activityWords } from "./activity-words";

test.each([
  ["notification.created", "Wrote a notification"],
  ["report.shared", "Shared a report"],
  ["faq.changed", "Changed a question of the FAQ"],
  ["blog.category-deleted", "Deleted a blog category"],
  ["mail.template-tested", "Sent a test mail"],
  ["api-key.created", "Made an API key"],
  ["account.email-changed", "Changed the e-mail address"],
  ["second-factor.totp-on", "Turned on an authenticator app"],
  ["user.second-factor-reset", "Reset the second factor of a user"],
])("%s reads as a sentence", (action, words) => {
  expect(activityWords({ action })).toBe(words);
});

test("what was refused says so, and an action that is not known keeps its code", () => {
  expect(activityWords({ action: "auth.login", result: "failed" })).toBe("Failed to sign in");
  expect(activityWords({ action: "auth.confirmed", result: "failed" })).toBe("Failed to confirm a sign-in");
  expect(activityWords({ action: "moon.landed", result: "ok" })).toBe("moon.landed");
});
