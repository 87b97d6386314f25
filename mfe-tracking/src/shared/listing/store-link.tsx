import { ExternalLinkIcon, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

/** Takes no space in the line of the name, so that it never wraps alone. */
const Anchor = styled.a`
  display: inline-block;
  margin-inline-end: calc(-13px - 2 * var(--lw-space-1));
  padding: var(--lw-space-1);
  color: var(--lw-text-subtle);
  vertical-align: -0.1em;
  &:hover {
    color: var(--lw-text);
  }
`;

export interface StoreLinkProps {
  app: { name: string; storeUrl?: string | null };
}

/** Renders an icon that opens the app's store page, and nothing if the app has none. */
export function StoreLink({ app: { name, storeUrl } }: StoreLinkProps) {
  if (!storeUrl) return null;
  return (
    <Anchor href={storeUrl} target="_blank" rel="noopener noreferrer">
      <ExternalLinkIcon size={13} aria-hidden="true" />
      <VisuallyHidden>Store page of {name} (opens in a new tab)</VisuallyHidden>
    </Anchor>
  );
}
