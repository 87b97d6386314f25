import { getActivityLabel } from "./activity-labels";

test.each([
  ["notification.created", "Created a notification"],
  ["report.shared", "Shared a report"],
  ["faq.changed", "Changed an FAQ question"],
  ["blog.category-deleted", "Deleted a blog category"],
  ["mail.template-tested", "Sent a test email"],
  ["api-key.created", "Created an API key"],
  ["account.email-changed", "Changed the email address"],
  ["second-factor.totp-on", "Turned on an authenticator app"],
  ["user.second-factor-reset", "Reset the second factor of a user"],
])("%s is described as %s", (action, words) => {
  expect(getActivityLabel({ action })).toBe(words);
});

test("failures have their own text, and unknown actions show their code", () => {
  expect(getActivityLabel({ action: "auth.login", result: "failed" })).toBe("Failed to sign in");
  expect(getActivityLabel({ action: "auth.confirmed", result: "failed" })).toBe(
    "Failed to confirm a session",
  );
  expect(getActivityLabel({ action: "moon.landed", result: "ok" })).toBe("moon.landed");
});
