import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import {
  mapMetrics,
  researchEndpoints,
  userKeywordsEndpoints,
  type Metric,
} from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { siteEndpoints } from "@listwise/contracts/site";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, resetSession, signInAs, type startApiServer } from "@listwise/shared-auth/testing";
import { Route, Routes } from "@listwise/shared-ui";
import { aKeyword, anApp, sampleProvenance as provenance } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordDetailsPage } from "./keyword-details.page";

const success = true as const;

function aMetric(value: number | null, reason: string | null = null): Metric {
  const inputs = [{ label: "Median ratings of the first ten", value: 1200 }];
  return {
    value,
    reason,
    inputs,
    provenance: { ...provenance, algorithm: "top10-authority-saturation", version: 1 },
  };
}

export const apps = Array.from({ length: 14 }, (_, index) => ({
  position: index + 1,
  app: anApp({ id: index + 1, name: `App ${index + 1}`, isFollowing: index === 1 }),
}));
export const tracked = aKeyword({ id: 9, keywordText: "Weather Radar", country: "gb" });

/** Sets up a signed-in user and a keyword with all data of the page. */
export function setUp(server: ReturnType<typeof startApiServer>): void {
  resetSession();
  signInAs("user");
  adoptWorkspace({ appId: null, country: "us" });
  const [keyword, country] = ["weather radar", "gb"];
  const points = [{ checkedAt: "2025-11-01T08:00:00.000Z", rank: 4 }];
  server.use(
    answerWith(researchEndpoints.appleStatus, { success, data: { connected: true } }),
    answerWith(workspaceEndpoints.get, { success, data: { appId: null, country: "us" } }),
    answerWith(rankingsEndpoints.topApps, {
      success,
      data: apps,
      keyword,
      keywordId: "5",
      country,
      provenance,
    }),
    answerWith(userKeywordsEndpoints.list, { success, data: [aKeyword({ id: 8, country: "us" })] }),
    answerWith(appsEndpoints.followed, { success, data: [] }),
    answerWith(siteEndpoints.publicConfig, {
      success,
      data: [],
      source: "sample",
      platforms: ["ios", "android"],
    }),
    answerWith(researchEndpoints.metrics, {
      success,
      popularity: 41,
      data: {
        keyword,
        country,
        ...mapMetrics(() => aMetric(null, "Too few results.")),
        popularity: aMetric(41),
        difficulty: aMetric(55),
      },
    }),
    answerWith(rankingsEndpoints.keywordHistory, {
      success,
      provenance,
      data: [{ appId: 2, appName: "App 2", points }],
      from: "2025-08-04",
      to: "2025-11-01",
      validDays: 1,
    }),
    answerWith(analyticsEndpoints.changes, { success, data: [] }),
    answerWith(researchEndpoints.suggestions, {
      success,
      provenance,
      data: [
        { keyword: "radar map", score: 80, reason: "autocomplete" },
        { keyword: "live radar", score: null, reason: "title" },
      ],
    }),
  );
}

export function openKeyword(address = "/keyword/weather%20radar?country=gb") {
  const page = (
    <Routes>
      <Route path="/keyword/:keyword" element={<KeywordDetailsPage />} />
    </Routes>
  );
  return renderPage(page, address);
}
