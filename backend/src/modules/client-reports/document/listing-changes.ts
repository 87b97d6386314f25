import { truncate } from "@listwise/aso-core/text";
import type { ReportChange } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../../infra/context";
import { findListingChanges, getStore, type Platform } from "../../store";
import type { Days } from "../report-period";

const DAY_MS = 86_400_000;
/** Most characters of a text before and after a change; chosen by us. */
const MAX_LENGTH = 240;
const PICTURES: readonly string[] = ["icon", "screenshots"];

const shorten = (text: string | null) => text && truncate(text, MAX_LENGTH);

/**
 * Loads the listing changes of apps in a period, newest first. Changes of the rating are left out, because other sections
 * have it; so are the addresses of pictures.
 */
export async function loadReportChanges(
  ctx: AppContext,
  apps: readonly { id: number; name: string; platform: Platform }[],
  country: string,
  { from, to }: Days,
): Promise<ReportChange[]> {
  const source = getStore(ctx).name;
  const end = Date.parse(to) + DAY_MS;
  const changes = await Promise.all(
    apps.map(async ({ id, name, platform }) =>
      (await findListingChanges(ctx.db, { appId: id, source, country }, new Date(from)))
        .filter(({ at, field }) => at.getTime() < end && field !== "rating")
        .map(({ at, field, before, after }): ReportChange => {
          const isPicture = PICTURES.includes(field);
          return {
            at: at.toISOString(),
            appName: name,
            platform,
            field,
            before: isPicture ? null : shorten(before),
            after: isPicture ? null : shorten(after),
          };
        }),
    ),
  );
  return changes.flat().toSorted((a, b) => b.at.localeCompare(a.at));
}
