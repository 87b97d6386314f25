import { readFile } from "node:fs/promises";
import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { expectNoViolations } from "../fixtures/axe";
import { searchStore } from "../fixtures/store-api";
import { expect, test } from "../fixtures/test";

const TEXT = "Campaign in the search results started";

test("a note from the keyboard is on the chart of every open tab, in its file and in the history", async ({
  userPage,
  account,
  request,
}) => {
  const keywordText = "weather radar";
  const [app] = await searchStore(request, account, keywordText, "us");
  if (!app) throw new Error("The sample has no such app.");
  const headers = { Authorization: `Bearer ${account.session.token}` };
  for (const [path, data] of [
    [appsEndpoints.follow.path, { appId: app.id, relation: "own" }],
    [keywordEntriesEndpoints.add.path, { appId: app.id, keywordText, country: "us" }],
  ] as const) {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await userPage.goto(`/dashboard?for=${app.id}&country=us`);
  const chart = userPage.getByRole("slider", { name: /^Visibility\./ });
  await expect(chart).toHaveAttribute("aria-valuetext", /Visibility: 100\.0%/);
  const otherTab = await userPage.context().newPage();
  await otherTab.goto(userPage.url());
  await expect(otherTab.getByText("No notes in this range.")).toBeVisible();

  await chart.focus();
  await userPage.keyboard.press("Enter");
  const form = userPage.getByRole("dialog", { name: "Add note" });
  await expect(form.getByRole("textbox", { name: "Note" })).toBeFocused();
  await userPage.keyboard.type(TEXT);
  await expectNoViolations(userPage);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(TEXT));
  await expect(chart).toBeFocused();
  await expect(userPage.getByRole("list", { name: "Notes" })).toContainText(TEXT);
  await expect(userPage.getByRole("table", { name: "Rank distribution" })).toContainText(TEXT);
  await expect(otherTab.getByRole("list", { name: "Notes" })).toContainText(TEXT);
  // At other positions the header covers a part of a button.
  await userPage.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(userPage);

  await userPage.getByRole("button", { name: "Options of the chart Visibility" }).click();
  const download = userPage.waitForEvent("download");
  await userPage.getByRole("menuitem", { name: "Download CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(TEXT);

  await userPage.goto(`/keyword/${encodeURIComponent(keywordText)}?country=us`);
  await expect(userPage.getByRole("table", { name: /^Rank history of/ })).toContainText(TEXT);
  await userPage.getByRole("button", { name: `Delete the note “${TEXT}”` }).click();
  await userPage.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(userPage.getByText("No notes in this range.")).toBeVisible();
  await expect(otherTab.getByText("No notes in this range.")).toBeVisible();
});
