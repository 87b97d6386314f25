import { useRegistryStore } from "../registry/registry.store";
import { aRegistry, aRemote, createRuntime } from "../testing/a-registry";
import { hasMoved } from "./has-moved";

const redirects = [{ from: "/old/:id", to: "/new/:id" }];
beforeEach(() => void createRuntime({ ...aRegistry(aRemote()), redirects }));

test("F59 a page has moved if the registry redirects it or gives it to another remote", () => {
  const setRoutes = (name: string, path: string, known = redirects) => {
    const { descriptor } = aRemote();
    const routes = [{ path, guard: "public", titleKey: "seo.title.x", title: "X" } as const];
    const remote = aRemote({ name, descriptor: { ...descriptor, name, routes } });
    useRegistryStore.setState({ registry: { ...aRegistry(remote), redirects: known } });
  };
  expect(hasMoved("mfe-content", "/blog")).toBe(false);
  expect(hasMoved("mfe-content", "/old/7")).toBe(true);
  setRoutes("mfe-other", "/blog");
  expect(hasMoved("mfe-content", "/blog")).toBe(true);
  expect(hasMoved("mfe-content", "/nowhere")).toBe(false);
  setRoutes("mfe-content", "/old/:id");
  expect(hasMoved("mfe-content", "/old/7")).toBe(false);
  // The fallback page takes over no page of others.
  setRoutes("mfe-content", "/:category/:slug", []);
  expect(hasMoved("mfe-tracking", "/dashboard/nonsense")).toBe(false);
});
