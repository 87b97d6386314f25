import type { AppSummary } from "@listwise/contracts/apps";
import { LinkIcon, Text } from "@listwise/shared-ui";
import { AppLink } from "../app-link";
import { getOtherStore } from "./app-links.api";
import { useLinkedApp } from "./use-linked-app";

/** Renders the link to the details of the app in the other store. Nothing for an app without a linked one. */
export function LinkedStore({ app }: { app: Pick<AppSummary, "id" | "platform"> }) {
  const linked = useLinkedApp(app.id);
  if (!linked) return null;
  return (
    <Text as="span" $size="sm" $tone="muted">
      <AppLink appId={linked.id} country={linked.country}>
        <LinkIcon size={12} aria-hidden="true" /> Linked with {getOtherStore(app.platform)}
      </AppLink>
    </Text>
  );
}
