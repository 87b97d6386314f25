import { localizationsEndpoints } from "@listwise/contracts/tools";
import { failWith, handle, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import {
  findBox,
  findSaid,
  openLocalization,
  resetLocalization,
  serveLocalization,
  withTexts,
} from "../localization.testing";

const server = startApiServer();

beforeEach(() => {
  resetLocalization();
  serveLocalization(server, { draft: withTexts({}, { glossary: { keep: [], forbid: ["rival"] } }) });
});

test("keywords are assigned to the fields of the chosen languages, and applied as one step that can be undone", async () => {
  let sent: unknown = null;
  const cover = { popularity: 40, difficulty: 0, value: 40 };
  server.use(
    handle(localizationsEndpoints.assignFields, async ({ request }) => {
      sent = await request.json();
      const data = {
        fields: [
          {
            ...{ code: "en-US", keywords: "hiking,maps", used: 11 },
            covered: [{ ...cover, keyword: "hiking maps", words: ["hiking", "maps"] }],
          },
          {
            ...{ code: "es-MX", keywords: "walk", used: 4 },
            covered: [{ ...cover, keyword: "walk", words: ["walk"] }],
          },
        ],
        leftOut: [{ keyword: "trail radar", reason: "already-shown" }],
        rejected: ["free maps"],
        ...{ value: 80, bound: 80, exact: true },
      };
      return Response.json({ success: true, data });
    }),
  );
  const { user, container } = openLocalization("");
  await findBox("App Name, English (US)");
  await user.click(screen.getByRole("button", { name: "Assign keyword fields" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Keyword field assignment" }));
  for (const name of ["French (France)", "Portuguese (Brazil)"])
    await user.click(dialog.getByRole("checkbox", { name }));
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  expect(await dialog.findByText("Best combination (score 80.0).")).toBeVisible();
  expect(sent).toMatchObject({ country: "us", forbid: ["rival"] });
  expect(dialog.getByText(/^Not used, .*your glossary forbids: free maps\.$/)).toBeVisible();
  expect(JSON.stringify(sent)).toContain('{"code":"en-US","name":"Trail Radar","subtitle":""}');
  expect(JSON.stringify(sent)).not.toMatch(/fr-FR|pt-BR/);
  await expectNoViolations(container);
  await user.click(dialog.getByRole("button", { name: "Apply to drafts" }));
  expect(await findSaid("2 fields changed but not saved. You can undo each one.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await findBox("Keywords, English (US)")).toHaveValue("hiking,maps");
  const languages = within(screen.getByRole("list", { name: "Languages" }));
  expect(await languages.findByRole("button", { name: /^Spanish \(Mexico\)/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await findBox("Keywords, English (US)")).toHaveValue("");
});

test("a failed assignment says so and can be retried", async () => {
  server.use(failWith(localizationsEndpoints.assignFields, "INTERNAL", "boom"));
  const { user } = openLocalization("");
  await findBox("App Name, English (US)");
  await user.click(screen.getByRole("button", { name: "Assign keyword fields" }));
  await user.click(await screen.findByRole("button", { name: "Assign" }));
  expect(await screen.findByText("Couldn't assign the keyword fields")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
