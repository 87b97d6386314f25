import { Button } from "@listwise/shared-ui";
import styled from "styled-components";
import { activeOverride } from "./override";

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 50;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: center;
  padding: 6px 16px;
  background: #7c2d12;
  color: #fff;
`;

function leave() {
  const address = new URL(window.location.href);
  address.searchParams.delete("mfe");
  window.location.assign(address);
}

/** Says that a remote comes from a development server, and ends it. */
export function OverrideBanner() {
  if (!activeOverride) return null;
  return (
    <Bar role="status">
      <span>
        {activeOverride.name} comes from {activeOverride.origin}
      </span>
      <Button size="sm" onClick={leave}>
        Turn off
      </Button>
    </Bar>
  );
}
