import { STORES } from "@listwise/aso-core/stores";
import {
  Badge,
  buildRelationItems,
  ConfirmDialog,
  formatDate,
  Menu,
  EllipsisIcon,
  RelationBadge,
  TagIcon,
  Text,
  TrashIcon,
} from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { AppIdentity } from "../../shared/apps/app-identity";
import { AppRow, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { LinkedStore } from "../../shared/apps/linked/linked-store";
import { useLinkMenu } from "../../shared/apps/linked/use-link-menu";
import { RatingText } from "../../shared/apps/rating-text";
import { TrackButton } from "../../shared/apps/track-button";
import { useChangeRelation } from "../../shared/apps/use-change-relation";
import { useTrackedApps } from "../../shared/apps/use-tracked-apps";
import type { MyApp } from "./my-apps";
import { RankFigures } from "./rank-figures";
import { TagsDialog } from "./tags-dialog";
import { useRemoveApp } from "./use-own-apps";

/** Stores that rows name. Rows without a badge are apps of the App Store. */
const STORE_BADGES = { ios: null, android: STORES.android.name };

/** Takes two lines next to the sidebar of a small laptop, where names need the room. */
const Since = styled(Text)`
  @media (min-width: 640px) and (max-width: 1439px) {
    max-width: 6.5rem;
  }
`;

type Open = "tags" | "remove" | null;

/** Renders an app with its tags and actions. */
export function MyAppRow({ item }: { item: MyApp }) {
  const { app, followedAt, tags, relation, isAdded, figures } = item;
  const [open, setOpen] = useState<Open>(null);
  const remove = useRemoveApp();
  const apps = useTrackedApps();
  const change = useChangeRelation(app);
  const link = useLinkMenu(app);
  const close = () => setOpen(null);
  const store = STORE_BADGES[app.platform];
  const actions = [
    followedAt !== null && {
      key: "tags",
      label: "Edit tags",
      icon: <TagIcon size={14} />,
      onSelect: () => setOpen("tags"),
    },
    ...buildRelationItems({ app, apps, isAdded, onChange: change }),
    ...link.items,
    isAdded && {
      key: "remove",
      label: "Remove own app",
      icon: <TrashIcon size={14} />,
      danger: true,
      onSelect: () => setOpen("remove"),
    },
  ].filter((action) => action !== false);

  return (
    <AppRow>
      <RowMain>
        <AppIdentity
          app={app}
          marks={
            <>
              {relation !== "watching" && <RelationBadge relation={relation} />}
              {store !== null && <Badge>{store}</Badge>}
              <LinkedStore app={app} />
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </>
          }
        />
      </RowMain>
      <RowEnd>
        <RankFigures figures={figures} />
        <Since as="span" $size="sm" $tone="muted">
          {followedAt ? `Since ${formatDate(followedAt)}` : "Not tracked"}
        </Since>
        <RatingText app={app} />
        <TrackButton app={app} />
        {actions.length > 0 && (
          <Menu
            label={`More for ${app.name}`}
            icon={<EllipsisIcon size={16} />}
            iconOnly
            align="end"
            size="sm"
            items={actions}
          />
        )}
      </RowEnd>
      {link.dialog}
      {open === "tags" && <TagsDialog app={app} tags={tags} onClose={close} />}
      <ConfirmDialog
        open={open === "remove"}
        title={`Remove ${app.name}?`}
        description="This removes the app from your own apps. Others who track it keep it."
        action="Remove"
        danger
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() => remove.mutate(app, { onSettled: close })}
      />
    </AppRow>
  );
}
