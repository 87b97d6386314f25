import type { App } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { ChevronsUpDownIcon, IconButton, MinusIcon, Row } from "@listwise/shared-ui";
import styled from "styled-components";

const Outward = styled(ChevronsUpDownIcon)`
  transform: rotate(45deg);
`;

const Controls = styled(Row)`
  @media print {
    display: none;
  }
`;

export interface WindowControlsProps {
  app: App | undefined;
  /** Country and tab that the dock reopens. */
  country: string;
  tab: string;
  maximized: boolean;
  onMaximize: (maximized: boolean) => void;
  onClose: () => void;
}

/** Renders the buttons that minimize the app to the dock or maximize the dialog. */
export function WindowControls({ app, country, tab, maximized, onMaximize, onClose }: WindowControlsProps) {
  function minimize() {
    if (!app) return;
    const { id: appId, storeId, name, icon } = app;
    bus.emit("app:minimized", { appId, storeId, name, icon, country, tab });
    onClose();
  }
  return (
    <Controls $gap={1} $nowrap>
      <IconButton
        size="sm"
        label="Minimize"
        disabled={!app}
        icon={<MinusIcon size={16} />}
        onClick={minimize}
      />
      <IconButton
        size="sm"
        label="Maximize"
        aria-pressed={maximized}
        icon={<Outward size={16} />}
        onClick={() => onMaximize(!maximized)}
      />
    </Controls>
  );
}
