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
  maximized: boolean;
  onMaximize: (maximized: boolean) => void;
  onClose: () => void;
}

/** Renders the buttons that minimize the app to the dock or maximize the dialog. */
export function WindowControls({ app, maximized, onMaximize, onClose }: WindowControlsProps) {
  function minimize() {
    if (!app) return;
    bus.emit("app:minimized", { appId: app.id, storeId: app.storeId, name: app.name, icon: app.icon });
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
