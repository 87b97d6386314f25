import { authEndpoints } from "@listwise/contracts";
import { startTestApp, type TestApp } from "../../testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const details = { name: "Ada", email: "ada@listwise.example", password: "correct horse" };

test("registers, reads itself and signs out", async () => {
  const answer = await site.call(authEndpoints.register, { body: details });
  expect(answer.user).toMatchObject({ name: "Ada", role: "user", password: true });
});
