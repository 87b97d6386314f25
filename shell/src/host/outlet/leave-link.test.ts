import { connectHost } from "../ports";
import { useRegistryStore } from "../registry/registry.store";
import { aRegistry, aRemote } from "../testing/a-registry";
import { getLeaveLink } from "./leave-link";

const aRoute = (path: string) => ({
  path,
  guard: "public" as const,
  titleKey: "seo.title.page",
  title: "Page",
});

function enter({ token, tracking }: { token: string | null; tracking: boolean }): void {
  connectHost({ token: () => token });
  const base = aRemote();
  useRegistryStore.setState({
    registry: aRegistry(
      { ...base, name: "mfe-content", descriptor: { ...base.descriptor, routes: [aRoute("/")] } },
      {
        ...base,
        name: "mfe-tracking",
        enabled: tracking,
        descriptor: { ...base.descriptor, routes: [aRoute("/dashboard")] },
      },
    ),
  });
}

test("a signed-in user goes to the dashboard, unless its remote failed or is turned off", () => {
  enter({ token: "t", tracking: true });
  expect(getLeaveLink("mfe-content").to).toBe("/dashboard");
  expect(getLeaveLink("mfe-tracking").to).toBe("/settings");
  enter({ token: "t", tracking: false });
  expect(getLeaveLink("mfe-content").to).toBe("/settings");
});

test("a visitor goes to the home page, or to login if its remote failed", () => {
  enter({ token: null, tracking: true });
  expect(getLeaveLink("mfe-tracking").to).toBe("/");
  expect(getLeaveLink("mfe-content").to).toBe("/login");
});
