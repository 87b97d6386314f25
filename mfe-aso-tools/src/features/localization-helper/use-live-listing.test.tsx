import { ownAppsEndpoints } from "@listwise/contracts/apps";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { setStoreSource } from "@listwise/shared-ui";
import { screen, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import {
  withTexts,
  serveLocalization,
  resetLocalization,
  openLocalization,
  findBox,
  findSaid,
} from "./localization.testing";

const server = startApiServer();

beforeEach(() => {
  resetLocalization();
  serveLocalization(server);
});

test("a listing without a description is fetched when it is opened: into empty texts, compared with the others", async () => {
  serveLocalization(server, { draft: withTexts({ "en-US": { name: "Trail Radar" } }) });
  server.use(
    answerWith(ownAppsEndpoints.localization, { success: true, data: anApp({ name: "Trail Live" }) }),
  );
  const { user } = openLocalization();
  await findBox("App Name, German");
  expect(await findSaid("App data loaded successfully")).toBeVisible();
  expect(await findBox("App Name, English (US)")).toHaveValue("Trail Radar");
  expect(await findBox("Description, English (US)")).toHaveValue("Maps for every hike.");
  expect(await findBox("Description, German")).toHaveValue("");
  expect(screen.getAllByText("Changed from the listing").length).toBeGreaterThan(0);
  server.use(failWith(ownAppsEndpoints.localization, "STORE_UNAVAILABLE", "down"));
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await findSaid("Failed to load app data")).toBeVisible();
});

test("only storefronts that the source holds are asked, and the toast says what was found and what wasn't", async () => {
  setStoreSource({
    kind: "dataset",
    label: "Data set",
    live: false,
    storefronts: ["us", "fr", "de"],
    capturedAt: null,
  });
  const asked: string[] = [];
  server.use(
    handle(ownAppsEndpoints.localization, ({ request }) => {
      const country = new URL(request.url).searchParams.get("country") ?? "";
      asked.push(country);
      if (country === "de") return Response.json({ success: true, data: null });
      const data = anApp(
        country === "us" ? { name: "Trail Live" } : { name: "Sentier", description: "Cartes." },
      );
      return Response.json({ success: true, data });
    }),
  );
  serveLocalization(server, { draft: withTexts({ "de-DE": { name: "Pfad" }, "it-IT": { name: "Via" } }) });
  const { user } = openLocalization("");
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await findSaid("App data loaded successfully")).toBeVisible();
  const words =
    "Found: English (US), French (France). Not listed or not translated: German. Not in the data set: Italian.";
  expect(screen.getByText(words)).toBeVisible();
  expect(asked.sort()).toEqual(["de", "fr", "us"]);
  const list = within(screen.getByRole("list", { name: "Languages" }));
  expect(list.getByRole("button", { name: /^French \(France\) 33% Live/ })).toBeVisible();
  expect(list.getByRole("button", { name: /^German 17% Missing/ })).toBeVisible();
  expect(list.getByRole("button", { name: /^English \(US\) 33% Changed/ })).toBeVisible();
});

test("a listing that the source doesn't have is no success", async () => {
  server.use(answerWith(ownAppsEndpoints.localization, { success: true, data: null }));
  const { user } = openLocalization();
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await findSaid("No listing found")).toBeVisible();
  expect(screen.queryByText("App data loaded successfully")).not.toBeInTheDocument();
});
