import { EllipsisIcon, EyeIcon, SmartphoneIcon, UsersIcon } from "../icons/icons";
import { Menu, type MenuItem } from "../overlays/menu";
import type { ControlSize } from "../primitives/button.styles";
import type { RelationChange } from "./relation-change";
import type { RelatedApp } from "./relations";

export interface RelationChoice {
  app: RelatedApp["app"];
  /** The user's tracked apps; undefined until they are known. */
  apps: readonly RelatedApp[] | undefined;
  /** True if the user added the app by its store id, so that it can't become a watched one. */
  isAdded?: boolean;
  onChange: (change: RelationChange) => void;
}

/**
 * Builds the menu items that change an app's relation to the user: own, watched, or a competitor of the user's apps.
 * None until the tracked apps are known.
 */
export function buildRelationItems({ app, apps, isAdded = false, onChange }: RelationChoice): MenuItem[] {
  if (!apps) return [];
  const tracked = apps.find((one) => one.app.id === app.id);
  const relation = isAdded ? "own" : tracked && (tracked.relation ?? "watching");
  const rivals = apps.filter((one) => one.relation === "own" && one.app.id !== app.id);
  const items: (MenuItem | false)[] = [
    relation !== "own" && {
      key: "own",
      label: "This is my app",
      icon: <SmartphoneIcon size={14} />,
      onSelect: () => onChange({ to: "own" }),
    },
    tracked !== undefined &&
      !isAdded &&
      relation !== "watching" && {
        key: "watch",
        label: relation === "own" ? "Not my app" : "Stop comparing",
        icon: <EyeIcon size={14} />,
        onSelect: () => onChange({ to: "watching" }),
      },
    ...rivals.map(({ app: of }, index) => {
      const checked = tracked?.competitorOf?.includes(of.id) ?? false;
      return {
        key: `of-${of.id}`,
        label: `Competitor of ${of.name}`,
        icon: <UsersIcon size={14} />,
        checked,
        separated: index === 0,
        onSelect: () => onChange({ to: checked ? "no-competitor" : "competitor", of }),
      };
    }),
  ];
  return items.filter((item) => item !== false);
}

interface RelationMenuProps extends RelationChoice {
  size?: ControlSize;
  /** Further items at the end. */
  more?: readonly MenuItem[];
}

/** Renders the button with the actions that change an app's relation to the user. */
export function RelationMenu({ size = "sm", more = [], ...choice }: RelationMenuProps) {
  const items = [...buildRelationItems(choice), ...more];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`More for ${choice.app.name}`}
      icon={<EllipsisIcon size={16} />}
      iconOnly
      align="end"
      size={size}
      items={items}
    />
  );
}
