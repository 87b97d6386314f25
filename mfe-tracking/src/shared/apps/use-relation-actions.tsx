import type { AppSummary } from "@listwise/contracts/apps";
import { EyeIcon, SmartphoneIcon, UsersIcon, type MenuItem } from "@listwise/shared-ui";
import { useChangeRelation } from "./use-change-relation";
import { useTrackedApps } from "./use-tracked-apps";

export interface RelationActionsOptions {
  /** Storefront in which the app is shown. */
  country?: string | undefined;
  /** True if the user added the app by its store id, so that it can't become a watched one. */
  isAdded?: boolean;
}

/**
 * Returns the menu items that change an app's relation to the user: own, watched, or a competitor of the user's apps. None
 * until the tracked apps are known.
 */
export function useRelationActions(
  app: AppSummary,
  { country, isAdded = false }: RelationActionsOptions = {},
): MenuItem[] {
  const apps = useTrackedApps();
  const change = useChangeRelation(app, country);
  if (!apps) return [];
  const tracked = apps.find((one) => one.app.id === app.id);
  const relation = isAdded ? "own" : tracked?.relation;
  const rivals = apps.filter((one) => one.relation === "own" && one.app.id !== app.id);
  return [
    ...(relation === "own"
      ? []
      : [
          {
            key: "own",
            label: "This is my app",
            icon: <SmartphoneIcon size={14} />,
            onSelect: () => change.mutate({ to: "own" }),
          },
        ]),
    ...(tracked && relation !== "watching" && !isAdded
      ? [
          {
            key: "watch",
            label: relation === "own" ? "Not my app" : "Stop comparing",
            icon: <EyeIcon size={14} />,
            onSelect: () => change.mutate({ to: "watching" }),
          },
        ]
      : []),
    ...rivals.map(({ app: of }, index) => {
      const compared = tracked?.competitorOf?.includes(of.id) ?? false;
      return {
        key: `of-${of.id}`,
        label: compared ? `Not a competitor of ${of.name}` : `Competitor of ${of.name}`,
        icon: <UsersIcon size={14} />,
        separated: index === 0,
        onSelect: () => change.mutate({ to: compared ? "no-competitor" : "competitor", of }),
      };
    }),
  ];
}
