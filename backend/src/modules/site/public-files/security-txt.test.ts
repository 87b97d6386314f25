import { startTestApp } from "../../../testing/test-app";

const url = "/.well-known/security.txt";

test("contains the contact, expiry and policy for vulnerability reports", async () => {
  const site = await startTestApp({
    env: {
      PUBLIC_URL: "https://listwise.example",
      SECURITY_CONTACT: "security@listwise.example",
      SECURITY_POLICY: "https://listwise.example/legal/security",
    },
  });
  const { statusCode, headers, body } = await site.inject({ method: "GET", url });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const expires = /^Expires: (\S+)$/m.exec(body)?.[1] ?? "";
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
  expect(body.replace(expires, "…")).toBe(
    [
      "Contact: mailto:security@listwise.example",
      "Expires: …",
      "Canonical: https://listwise.example/.well-known/security.txt",
      "Policy: https://listwise.example/legal/security",
      "Preferred-Languages: en",
      "",
    ].join("\n"),
  );
  await site.close();
});

test("is a 404 without a configured address, and never a page", async () => {
  const site = await startTestApp();
  const { statusCode, headers } = await site.inject({ method: "GET", url, headers: { accept: "text/html" } });
  expect([statusCode, headers["content-type"]]).toEqual([404, expect.stringContaining("application/json")]);
  await site.close();
});
