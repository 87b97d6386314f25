import type { Endpoint } from "../platform/endpoint";
import { adminEndpoints } from "./admin";
import { appsEndpoints } from "./apps";
import { authEndpoints } from "./auth";
import { contentEndpoints } from "./content";
import { userKeywordsEndpoints } from "./keywords";
import { limitsEndpoints } from "./limits";
import { rankingsEndpoints } from "./rankings";
import { releasesEndpoints } from "./releases";
import { siteEndpoints } from "./site";

/** Every endpoint of the API: what the server must bind, and what the access matrix tests walk. */
export const endpoints: readonly Endpoint[] = [
  authEndpoints,
  siteEndpoints,
  appsEndpoints,
  userKeywordsEndpoints,
  rankingsEndpoints,
  contentEndpoints,
  limitsEndpoints,
  adminEndpoints,
  releasesEndpoints,
].flatMap((group) => Object.values(group));
