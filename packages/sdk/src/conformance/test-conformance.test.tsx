import {
  AppProviders,
  createLifecycles,
  queryClient,
  UnimplementedRoute,
  useLocation,
  type RemoteProps,
} from "../index";
import { isEmpty } from "./is-empty";
import { mountRoot } from "./mount";
import { testConformance } from "./test-conformance";

const route = { guard: "user", titleKey: "seo.title.test", title: "Test" } as const;
const descriptor = {
  name: "mfe-test",
  owner: "@listwise/test",
  contract: 1,
  routes: [
    { ...route, path: "/test" },
    { ...route, path: "/test/:id", guard: "public" },
    { ...route, path: "/planned", planned: true },
  ],
  navigation: [],
  permissions: [],
  widgets: [{ id: "one", module: "./one", outlet: "banner", query: "one", guard: "user" }],
};

function Address() {
  const { pathname } = useLocation();
  return pathname === "/planned" ? <UnimplementedRoute pages={[]} /> : <h1>{pathname}</h1>;
}

function Root({ router, remote }: RemoteProps) {
  return (
    <AppProviders router={router} owner={remote} client={queryClient}>
      <Address />
    </AppProviders>
  );
}

const lifecycles = createLifecycles({ name: "mfe-test", Root });

describe("a remote that follows the protocol", () => {
  testConformance({ descriptor, lifecycles, widgets: { "./one": lifecycles } });
});

const mount = (root: typeof Root) =>
  mountRoot({
    lifecycles: createLifecycles({ name: "mfe-test", Root: root }),
    remote: "mfe-test",
    pages: [],
    at: "/test",
  });

test("the shell's router opens the page", async () => {
  const root = await mount(Root);
  expect(root.element).toHaveTextContent("/test");
  await root.unmount();
  expect(root.element).toBeEmptyDOMElement();
});

test("a root without text and without anything to use is empty", async () => {
  const root = await mount(() => <div className="page" />);
  expect(isEmpty(root.element)).toBe(true);
  await root.unmount();
  const button = await mount(() => <button aria-label="Close" />);
  expect(isEmpty(button.element)).toBe(false);
  await button.unmount();
});

test("a root that throws reports it", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = mount(() => {
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
});
