import { ERROR_STATUS } from "@listwise/contracts/api";
import { RemoteDescriptorSchema, SHELL_CONTRACT, type Guard } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { resetSession, signInAs } from "@listwise/shared-auth/testing";
import type { Lifecycles } from "@listwise/shared-ui";
import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { isEmpty } from "./is-empty";
import { mountRoot } from "./mount";

/** A remote: its descriptor and the modules that it exposes. */
export interface ConformanceOptions {
  /** The content of `remote.json`. */
  descriptor: unknown;
  /** The exports of `lifecycles.tsx`. */
  lifecycles: Lifecycles;
  /** The exports of each widget's module, by its name in `remote.json`, such as `./app-details`. */
  widgets?: Readonly<Record<string, Lifecycles>>;
}

/** Pages are mounted while the server is down: every page has an error state, so none may be empty. */
const down = http.all("*/api/*", () =>
  HttpResponse.json(
    { success: false, code: "UNAVAILABLE", message: "Not available.", requestId: "conformance" },
    { status: ERROR_STATUS.UNAVAILABLE },
  ),
);

function signInFor(guard: Guard) {
  resetSession();
  if (guard !== "public") signInAs(guard);
}

/** Returns an address that a route pattern matches. */
const fillPattern = (path: string) => path.replace(/:\w+\??/g, "1").replace(/\/?\*$/, "") || "/";

/**
 * Defines the tests of the protocol between the shell and a remote: its descriptor is valid, every module that it names has
 * lifecycles, and every page mounts, shows something other than the placeholder, and leaves nothing behind, twice. Call it
 * at the top level of a test file.
 */
export function testConformance({ descriptor, lifecycles, widgets = {} }: ConformanceOptions): void {
  const { name: remote, routes: pages, contract, ...rest } = z.parse(RemoteDescriptorSchema, descriptor);
  const exposed: Readonly<Record<string, Lifecycles>> = { ...widgets, "./lifecycles": lifecycles };
  const names = ["./lifecycles", ...rest.widgets.map(({ module }) => module)];
  const server = setupServer(down);
  beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
  afterEach(() => resetSession());
  afterAll(() => server.close());

  test("remote.json is for a contract version of the shell", () => {
    expect(contract).toBeLessThanOrEqual(SHELL_CONTRACT);
  });

  test.each(names)("%s exposes the lifecycles", (name) => {
    expect(exposed[name]).toMatchObject(
      Object.fromEntries(["bootstrap", "mount", "unmount"].map((one) => [one, expect.any(Function)])),
    );
  });

  for (const { path, guard, planned = false } of pages) {
    test(`${path} mounts, shows something, and leaves nothing behind, twice`, async () => {
      signInFor(guard);
      for (let times = 1; times <= 2; times += 1) {
        const root = await mountRoot({ lifecycles, remote, pages, at: fillPattern(path) });
        await waitFor(() => expect(isEmpty(root.element)).toBe(false));
        expect(root.errors).toEqual([]);
        // A route without a page shows the placeholder, unless the descriptor says that it is planned.
        expect(root.element.querySelector("[data-unimplemented]") !== null).toBe(planned);
        await root.unmount();
        expect(root.element.childNodes).toHaveLength(0);
      }
    });
  }

  test("shows nothing on a page of another remote", async () => {
    signInFor("user");
    const root = await mountRoot({ lifecycles, remote, pages, at: "/of-another", isForeign: true });
    expect(isEmpty(root.element)).toBe(true);
    expect(root.errors).toEqual([]);
    await root.unmount();
  });
}
