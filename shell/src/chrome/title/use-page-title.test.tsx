import { queryClient } from "@listwise/shared-auth";
import { useSetPageMetadata } from "@listwise/shared-ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { mockConfig, setupSite } from "../../testing/setup-site";
import { usePageTitle } from "./use-page-title";

const server = setupSite();

function Layout() {
  usePageTitle();
  return <Outlet />;
}

function Article({ title }: { title: string }) {
  useSetPageMetadata({ title, description: `About ${title}` });
  return null;
}

function open(path: string) {
  const children = [
    { path: "/blog", element: <></>, handle: { title: "Blog", titleKey: "seo.title.blog" } },
    { path: "/blog/loading", element: <></>, handle: { title: "Blog", titleKey: "seo.title.blog" } },
    { path: "/blog/a-post", element: <Article title="A post" />, handle: { title: "Blog" } },
    { path: "*", element: <></>, handle: { title: "Page not found", isNamed: true } },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return (to: string) => act(() => router.navigate(to));
}

const getDescription = () =>
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? null;

beforeEach(() => {
  document.head.innerHTML = '<title></title><meta name="description" content="Served">';
  server.use(mockConfig({ "seo.title.blog": "Notes", "seo.meta_description": "The site" }));
});

test("a page's own title and description replace the configured ones while it is shown", async () => {
  const goTo = open("/blog");
  await waitFor(() => expect(document.title).toBe("Notes"));
  await goTo("/blog/a-post");
  expect(document.title).toBe("A post – Listwise");
  expect(getDescription()).toBe("About A post");
  await goTo("/blog");
  expect(document.title).toBe("Notes");
  expect(getDescription()).toBe("The site");
  await goTo("/nothing");
  expect(document.title).toBe("Page not found – Listwise");
});

test("the served title stays until the page has loaded or another page is shown", async () => {
  document.head.innerHTML =
    '<title>A post – Listwise</title><link rel="canonical" href="https://listwise.example/blog/loading">';
  const goTo = open("/blog/loading");
  expect(document.title).toBe("A post – Listwise");
  await goTo("/blog");
  await waitFor(() => expect(document.title).toBe("Notes"));
  await goTo("/blog/loading");
  expect(document.title).toBe("Notes");
});
