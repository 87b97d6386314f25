import { storage } from "@listwise/shared-auth";
import { connectHost } from "../ports";
import { saveRegistry } from "../registry/last-registry";
import { useRegistryStore } from "../registry/registry.store";
import { aRegistry, aRemote, aVersion, createRuntime } from "../testing/a-registry";
import { saveLastKnownGood } from "./last-known-good";
import { resetRegistry } from "./reset-registry";

const seen = aRegistry(aRemote());
const route = { path: "/admin/users", guard: "admin", titleKey: "seo.title.x", title: "Users" } as const;
const area = {
  ...aRemote({ name: "mfe-admin" }),
  ...aVersion("1.0.0-x"),
  descriptor: { ...aRemote().descriptor, name: "mfe-admin" as const, routes: [route] },
};
const getStoredText = () => JSON.stringify(storage.keys().map((key) => storage.get(key)));

test("the admin area leaves no trace for the next user of the browser, even if the server does not respond", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  connectHost({ role: () => "admin" });
  const whole = aRegistry(...seen.remotes, area);
  const runtime = createRuntime(whole);
  saveRegistry(whole);
  saveLastKnownGood(runtime, area);
  expect(getStoredText()).toContain("mfe-admin");
  connectHost({ role: () => null });
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("", { status: 503 }));
  await resetRegistry(runtime);
  const { registry } = useRegistryStore.getState();
  expect(JSON.stringify(registry)).not.toContain("admin");
  expect(registry?.remotes).toEqual(seen.remotes);
  expect(getStoredText()).not.toContain("admin");
});
