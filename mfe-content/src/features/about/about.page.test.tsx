import { contentEndpoints } from "@listwise/contracts/content";
import { siteEndpoints } from "@listwise/contracts/site";
import { answerWith, startApiServer, failWith } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { aContentPage } from "../../testing/builders";
import { AboutPage } from "./about.page";

const server = startApiServer();
const { pageBySlug } = contentEndpoints;
const open = () => renderPage(<AboutPage />, { path: "/about" });

function serve() {
  const page = aContentPage({
    slug: "about",
    title: "About us",
    category: "SITE",
    content: "## What it does",
  });
  server.use(
    answerWith(pageBySlug, { success: true, data: page }),
    answerWith(siteEndpoints.publicConfig, { success: true, data: [], source: "sample" }),
  );
}

test("shows the page's text, and no contact section unless contacts are configured", async () => {
  serve();
  const { container } = open();
  expect(await screen.findByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  expect(await screen.findByRole("heading", { level: 2, name: "What it does" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Contact and profiles" })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("a failure offers Retry", async () => {
  server.use(failWith(pageBySlug, "FORBIDDEN", "No"));
  const { user } = open();
  expect(
    await screen.findByRole("heading", { name: "Failed to load page. Please try again." }),
  ).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "About us" })).toBeVisible();
});

test("a removed page offers no Retry", async () => {
  server.use(failWith(pageBySlug, "NOT_FOUND", "Page not found or unavailable."));
  open();
  expect(await screen.findByRole("heading", { name: "Page not found or unavailable." })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});
