import { ImageIcon } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";

const Missing = styled.span`
  display: inline-grid;
  place-items: center;
  gap: var(--lw-space-1);
  min-width: 4rem;
  min-height: 5rem;
  padding: var(--lw-space-2);
  border: 1px dashed var(--lw-border-strong);
  border-radius: var(--lw-radius-md);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  text-align: center;
`;

/** Renders an image of a listing, or a placeholder if it can't be loaded. */
export function Picture({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) {
    return (
      <Missing role="img" aria-label={`${alt} (couldn't be loaded)`}>
        <ImageIcon size={18} aria-hidden="true" />
        Couldn't be loaded
      </Missing>
    );
  }
  return <img src={src} alt={alt} loading="lazy" onError={() => setBroken(src)} />;
}
