import { setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { Dialog, LinkButton, PlusIcon } from "@listwise/shared-ui";
import { useRef } from "react";
import styled from "styled-components";
import { closeOverlay } from "../overlays/overlay.store";
import { AppList } from "./app-list";
import { CountrySelect } from "./country-select";

const Ending = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-3);
  padding-top: var(--lw-space-3);
  border-top: 1px solid var(--lw-border);
`;

/** Renders the dialog that switches the current app and country. The page below stays. */
export function AppSwitcher({ open }: { open: boolean }) {
  const { appId } = useWorkspace();
  const chosen = useRef<number | null | undefined>(undefined);
  const choose = (id: number | null) => {
    chosen.current = id;
    closeOverlay();
  };
  // Switches after the focus has returned, because a page may move it.
  const runChosen = () => {
    const id = chosen.current;
    chosen.current = undefined;
    if (id !== undefined) setWorkspace({ appId: id });
  };
  return (
    <Dialog open={open} onOpenChange={closeOverlay} onClosed={runChosen} title="Switch app" hideTitle>
      <AppList current={appId} onChoose={choose} />
      <Ending>
        <CountrySelect />
        <LinkButton
          to="/tracked-apps"
          variant="ghost"
          edge="end"
          icon={<PlusIcon size={15} />}
          onClick={closeOverlay}
        >
          Add app
        </LinkButton>
      </Ending>
    </Dialog>
  );
}
