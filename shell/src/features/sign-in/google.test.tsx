import { googleEndpoints } from "@listwise/contracts/auth";
import { getSession, saveReturnPath, tabStorage } from "@listwise/shared-auth";
import { answerWith, aSessionAnswer, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { prepareGoogleSignIn } from "../../shared/google-sign-in";
import { renderSite } from "../../testing/render-site";
import { mockConfig, setupSite } from "../../testing/setup-site";

const server = setupSite();
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
// The test environment lacks `crypto.subtle`; Node's implementation is equivalent.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>("node:crypto");
Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle });
const CALLBACK = "/auth/google/callback";

test("the button is shown only if Google is configured", async () => {
  const first = renderSite("/login");
  await screen.findByRole("button", { name: "Login" });
  expect(screen.queryByRole("button", { name: /Google/ })).not.toBeInTheDocument();

  server.use(mockConfig({ "auth.google": "true" }));
  await first.router.navigate("/register");
  expect(screen.queryByRole("button", { name: /Google/ })).not.toBeInTheDocument();
});

test("login and registration offer Google if it is configured", async () => {
  server.use(mockConfig({ "auth.google": "true" }));
  const { router, container } = renderSite("/login");

  expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeInTheDocument();
  await expectNoViolations(container);
  await router.navigate("/register");
  expect(await screen.findByRole("button", { name: "Sign up with Google" })).toBeInTheDocument();
});

test("S28 the redirect carries the S256 challenge of a verifier that stays in this tab", async () => {
  const address = new URL(await prepareGoogleSignIn("link"), "https://listwise.example");
  const { verifier } = JSON.parse(tabStorage.get("google-sign-in") ?? "{}");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));

  expect(address.pathname).toBe("/api/auth/google");
  expect(address.searchParams.get("purpose")).toBe("link");
  expect(address.searchParams.get("challenge")).toBe(
    base64.replaceAll("+", "-").replaceAll("/", "_").replace("=", ""),
  );
  expect(address.href).not.toContain(verifier);
});

test("S29 the code is removed from the URL and exchanged once, and the return path opens", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(googleEndpoints.exchange, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(aSessionAnswer());
    }),
  );
  await prepareGoogleSignIn("sign-in");
  const { verifier } = JSON.parse(tabStorage.get("google-sign-in") ?? "{}");
  saveReturnPath("/keywords?country=de");
  const { router } = renderSite(`${CALLBACK}?code=one-time`);
  const seen: string[] = [];
  router.subscribe(({ location }) => void seen.push(location.search));

  expect(await screen.findByRole("heading", { name: "Keywords" })).toBeInTheDocument();
  expect(router.state.location.search).toMatch(/^\?country=de\b/);
  expect(bodies).toEqual([expect.objectContaining({ code: "one-time", verifier })]);
  expect(tabStorage.get("google-sign-in")).toBeNull();
  expect(seen).toContain("");
});

test("linking returns to the settings", async () => {
  signInAs("user");
  server.use(answerWith(googleEndpoints.link, { success: true }));
  await prepareGoogleSignIn("link");
  const { router } = renderSite(`${CALLBACK}?code=one-time`);

  expect(await screen.findByText("Google linked")).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe("/settings"));
  expect(router.state.location.search).toBe("?section=security");
});

test("S27 a code without an attempt in this tab is not sent", async () => {
  const { container, router } = renderSite(`${CALLBACK}?code=foreign`);

  expect(await screen.findByRole("alert")).toHaveTextContent("This sign-in was started elsewhere");
  expect(screen.getByRole("link", { name: "Back to login" })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(""));
  await expectNoViolations(container);
});

test.each([
  ["denied", "You canceled or declined"],
  ["unavailable", "Try again in a moment"],
  ["failed", "Start again from the login page"],
])("the redirect error %s is shown with advice", async (error, words) => {
  await prepareGoogleSignIn("sign-in");
  renderSite(`${CALLBACK}?error=${error}`);

  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test("S30 an address with a password account is not taken over; the message says how to link it", async () => {
  server.use(failWith(googleEndpoints.exchange, "CONFLICT", "There is an account of this address."));
  await prepareGoogleSignIn("sign-in");
  renderSite(`${CALLBACK}?code=one-time`);

  expect(await screen.findByRole("alert")).toHaveTextContent("Sign in with your password, then link Google");
  expect(getSession().status).toBe("anonymous");
});

test("an exchange that failed in transit can be retried", async () => {
  server.use(handle(googleEndpoints.exchange, () => HttpResponse.error()));
  await prepareGoogleSignIn("sign-in");
  const { user } = renderSite(`${CALLBACK}?code=one-time`);
  const retry = await screen.findByRole("button", { name: "Retry" });

  server.use(answerWith(googleEndpoints.exchange, aSessionAnswer()));
  await user.click(retry);

  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
});
