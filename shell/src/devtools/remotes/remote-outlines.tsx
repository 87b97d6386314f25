import type { RegistryRemote } from "@listwise/contracts/remotes";
import { createGlobalStyle } from "styled-components";
import { useRegistryStore } from "../../host/registry/registry.store";
import { getRemoteColor } from "./remote-colors";

/** Quotes a text for CSS. */
const quote = (text: string) => `"${CSS.escape(text)}"`;

function createRules({ name, descriptor }: RegistryRemote, index: number): string {
  const color = getRemoteColor(index);
  const banners = descriptor.widgets.map(({ id }) => `[data-widget=${quote(id)}]`);
  return [`[data-remote=${quote(name)}]`, ...banners]
    .map(
      (slot) => `
        ${slot}:has(> div > div > *) {
          position: relative;
          outline: 2px dashed ${color};
          outline-offset: -2px;
        }
        ${slot}:has(> div > div > *)::after {
          content: ${quote(name)};
          color: ${color};
        }`,
    )
    .join("");
}

const Outlines = createGlobalStyle<{ $rules: string }>`
  ${({ $rules }) => $rules}
  [data-remote]::after,
  [data-widget]::after {
    position: absolute;
    inset: 0 auto auto 50%;
    z-index: var(--lw-z-header);
    padding: 0 var(--lw-space-2);
    border-radius: 0 0 var(--lw-radius-sm) var(--lw-radius-sm);
    background: var(--lw-surface-raised);
    font-size: var(--lw-font-xs);
    transform: translateX(-50%);
    pointer-events: none;
  }
`;

/** Outlines what each remote has mounted on the page, and names it. */
export function RemoteOutlines() {
  const remotes = useRegistryStore(({ registry }) => registry?.remotes) ?? [];
  return <Outlines $rules={remotes.map(createRules).join("")} />;
}
