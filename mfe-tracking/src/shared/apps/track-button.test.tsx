import { appsEndpoints } from "@listwise/contracts/apps";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { anApp, aSearchAnswer } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { appKeys, trackedAppsQuery, updateTracking } from "./apps.api";
import { TrackButton } from "./track-button";

const server = startApiServer();
const app = anApp({ id: 1, name: "Radar Now" });
const stranger = { ...app, isFollowing: undefined };

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("a parent's check supplies a status that the app's own data lacks", async () => {
  const { container } = renderPage(<TrackButton app={stranger} isFollowing={() => true} />, "/");
  expect(screen.getByRole("button", { name: "Untrack Radar Now" })).toBeEnabled();
  await expectNoViolations(container);
});

test("the server supplies a status that both lack", async () => {
  server.use(
    answerWith(appsEndpoints.followStatus, { success: true, data: { isFollowing: true }, isFollowing: true }),
  );
  renderPage(<TrackButton app={stranger} isFollowing={() => undefined} />, "/");
  expect(await screen.findByRole("button", { name: "Untrack Radar Now" })).not.toHaveAttribute("aria-busy");
});

function Views() {
  // Represents any view, of any remote, that has an answer about apps in the cache.
  const similar = useQuery({ queryKey: [...appKeys.all, "similar", 9], queryFn: () => [app] });
  const searched = useQuery({ queryKey: [...appKeys.search, "x"], queryFn: () => aSearchAnswer([app]) });
  useQuery(trackedAppsQuery());
  const apps = [...(similar.data ?? []), ...(searched.data?.results ?? [])];
  return apps.map((one, index) => <TrackButton key={index} app={one} />);
}

test("F27 a failure is rolled back in every mounted view", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
    handle(appsEndpoints.follow, async () => {
      await refused;
      return undefined;
    }),
    failWith(appsEndpoints.follow, "CONFLICT", "Another request was faster."),
  );
  const { user } = renderPage(<Views />, "/");
  const [first] = await screen.findAllByRole("button", { name: "Track Radar Now" });
  if (!first) throw new Error("There is no button.");
  await user.click(first);
  expect(screen.getAllByRole("button", { name: "Processing... Radar Now" })).toHaveLength(2);
  refuse();
  expect(await screen.findByText("Failed to follow app: Another request was faster.")).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "Track Radar Now" })).toHaveLength(2);
});

test("an id of more than 8 characters is sent as a store id", async () => {
  const bodies: unknown[] = [];
  const answer = async ({ request }: { request: Request }) => {
    bodies.push(await request.json());
    return Response.json({ success: true, data: app, isFollowing: true, message: "" });
  };
  server.use(handle(appsEndpoints.follow, answer), handle(appsEndpoints.unfollowByStoreId, answer));
  await updateTracking({ id: 12_345_678, platform: "ios" }, true);
  await updateTracking({ id: "281940292", platform: "ios" }, false);
  expect(bodies).toEqual([{ appId: 12_345_678 }, { storeId: "281940292", platform: "ios" }]);
});
