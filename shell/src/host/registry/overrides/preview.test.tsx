import type { PreviewNotice, Registry } from "@listwise/contracts/remotes";
import { tabStorage } from "@listwise/shared-auth";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, render, screen } from "@testing-library/react";
import { aRegistry, aRemote, createRuntime } from "../../testing/a-registry";
import { loadRegistry } from "../load-registry";
import { isOverridden } from "./override";
import { readPreviewId } from "./preview";
import { PreviewBanner } from "./preview-banner";

const ID = "AAAAAAAAAAAAAAAAAAAAAA";
const notice: PreviewNotice = {
  label: "PR 42",
  versions: { "mfe-content": "1.0.0-aaaaaaaa", shell: "2.0.0-next" },
  expiresAt: "2026-12-07T12:00:00.000Z",
};
const previewed = (change: Partial<Registry> = {}): Registry => ({
  ...aRegistry(aRemote()),
  preview: notice,
  ...change,
});

test("the preview of the address is stored for the tab, and another address replaces it", () => {
  createRuntime(aRegistry());
  expect(readPreviewId("")).toBeNull();
  expect(readPreviewId(`?page=2&preview=${ID}`)).toBe(ID);
  expect(readPreviewId("")).toBe(ID);
  expect(readPreviewId("?preview=other")).toBe("other");
  expect(readPreviewId("")).toBe("other");
});

test("the banner names the versions, and those that this browser does not get", async () => {
  createRuntime(previewed({ shell: { version: "2.0.0-next" } }));
  const { container } = render(<PreviewBanner />);
  const banner = screen.getByRole("status");
  expect(banner).toHaveTextContent(
    /^Preview: PR 42mfe-content 1\.0\.0-aaaaaaaashell 2\.0\.0-nextUntil December 7, 2026\. Changes to your data are real\.Leave preview$/,
  );
  await expectNoViolations(container);
  act(() => void createRuntime(previewed({ remotes: [aRemote({ version: "1.1.0" })] })));
  expect(screen.getByText("mfe-content 1.0.0-aaaaaaaa could not be loaded")).toBeVisible();
  act(() => void createRuntime(previewed({ remotes: [aRemote({ enabled: false })] })));
  expect(screen.getByText("mfe-content is turned off")).toBeVisible();
  const remotes = ["mfe-a", "mfe-b", "mfe-c"].map((name) => aRemote({ name, version: "1.0.0" }));
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  act(() => void createRuntime(previewed({ remotes, preview: { ...notice, versions } })));
  expect(screen.getByText("3 versions")).toBeVisible();
  expect(screen.getByText(/mfe-a 1\.0\.0, mfe-b 1\.0\.0, mfe-c 1\.0\.0/)).not.toBeVisible();
});

test.each([
  [null, "This preview has ended. You see the live site."],
  [undefined, "Couldn't load the preview. You see the live site."],
])("the banner says that the live site is shown: %s", (preview, text) => {
  createRuntime(previewed({ preview }));
  render(<PreviewBanner />);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "Close" })).toBeVisible();
});

test("an ended preview is forgotten, so that the next page is live", async () => {
  const ended = previewed({ preview: null });
  const runtime = createRuntime(ended);
  readPreviewId(`?preview=${ID}`);
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(ended));
  await loadRegistry(runtime);
  expect(tabStorage.get("release-preview")).toBeNull();
});

test("previewed remotes count as overridden, so they have no fallback", () => {
  createRuntime(previewed());
  expect(isOverridden("mfe-content")).toBe(true);
  expect(isOverridden("mfe-tracking")).toBe(false);
});
