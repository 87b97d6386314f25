import { screen } from "@testing-library/react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { Toaster } from "../toasts/toaster";
import { RelationBadge } from "./relation-badge";
import { reportRelationChange } from "./relation-change";
import { RelationMenu } from "./relation-menu";
import { groupLinkedApps, sortByRelation, type RelatedApp } from "./relations";

const rival = { id: 3, name: "Storm Radar" };
const own: RelatedApp[] = [
  { app: { id: 1, name: "Skyline" }, relation: "own" },
  { app: { id: 2, name: "Alarm" }, relation: "own" },
];

async function openMenu(apps: RelatedApp[] | undefined, isAdded = false) {
  const onChange = jest.fn();
  const site = renderWithProviders(
    <RelationMenu app={rival} apps={apps} isAdded={isAdded} onChange={onChange} />,
  );
  if (apps) await site.user.click(screen.getByRole("button", { name: "More for Storm Radar" }));
  return { ...site, onChange };
}
const getNames = () =>
  [...screen.queryAllByRole("menuitem"), ...screen.queryAllByRole("menuitemcheckbox")].map((item) =>
    item.getAttribute("aria-checked") === "true" ? `${item.textContent} ✓` : item.textContent,
  );

test("no accessibility violations; a competitor has its links checked", async () => {
  const { container, user, onChange } = await openMenu([
    ...own,
    { app: rival, relation: "competitor", competitorOf: [2] },
  ]);
  await screen.findByRole("menu");
  expect(getNames()).toEqual([
    "This is my app",
    "Stop comparing",
    "Competitor of Skyline",
    "Competitor of Alarm ✓",
  ]);
  await expectNoViolations(container);
  await user.click(screen.getByRole("menuitemcheckbox", { name: "Competitor of Alarm" }));
  expect(onChange).toHaveBeenCalledWith({ to: "no-competitor", of: { id: 2, name: "Alarm" } });
});

test.each<[string, RelatedApp[], boolean, string[]]>([
  ["an untracked app", own, false, ["This is my app", "Competitor of Skyline", "Competitor of Alarm"]],
  ["a watched app", [{ app: rival }], false, ["This is my app"]],
  ["an own app", [{ app: rival, relation: "own" }], false, ["Not my app"]],
])("%s has its own choices", async (_, apps, isAdded, names) => {
  await openMenu(apps, isAdded);
  await screen.findByRole("menu");
  expect(getNames()).toEqual(names);
});

test("nothing is offered until the tracked apps are known, or for an added app without others", async () => {
  await openMenu(undefined);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("badges have one name each", () => {
  const { container } = renderWithProviders(
    <>
      <RelationBadge relation="own" /> <RelationBadge relation="competitor" />{" "}
      <RelationBadge relation="watching" />
    </>,
  );
  expect(container).toHaveTextContent("Your app Competitor Watching");
});

test("own apps come first, then competitors, then watched ones, each by name", () => {
  const apps: RelatedApp[] = [
    { app: { id: 4, name: "Zebra" } },
    { app: rival, relation: "competitor" },
    { app: { id: 5, name: "Badger" }, relation: "watching" },
    ...own,
  ];
  expect(sortByRelation(apps).map(({ app }) => app.name)).toEqual([
    "Alarm",
    "Skyline",
    "Storm Radar",
    "Badger",
    "Zebra",
  ]);
});

test("a saved change isn't reported as failed if the list can't be refreshed; it can be tried again", async () => {
  const { user } = renderWithProviders(<Toaster />);
  const reload = jest
    .fn<Promise<boolean>, []>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(true);
  await reportRelationChange({ to: "own" }, "Storm Radar", reload);

  expect(await screen.findByText("The change is saved")).toBeInTheDocument();
  expect(
    screen.getByText("Couldn't refresh your list of apps, so Storm Radar may still look as before."),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("This is your app now")).toBeInTheDocument();
  expect(screen.getByText("Storm Radar")).toBeInTheDocument();
});

test("linked apps are one group at the first one's position, the App Store's app first", () => {
  const anApp = (id: number, platform: "ios" | "android", linkedTo: number | null = null) => ({
    app: { id, platform },
    linkedTo,
  });
  const apps = [anApp(1, "ios"), anApp(2, "android", 4), anApp(3, "android", 9), anApp(4, "ios", 2)];
  const ids = groupLinkedApps(apps).map((group) => group.map(({ app }) => app.id));
  expect(ids).toEqual([[1], [4, 2], [3]]);
});
