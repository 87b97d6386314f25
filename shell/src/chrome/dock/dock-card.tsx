import { AppIcon, IconButton, toast, XIcon } from "@listwise/shared-ui";
import styled from "styled-components";
import { undock, type DockedApp } from "./dock.store";
import { useRestore } from "./use-restore";

const Card = styled.li`
  display: flex;
  align-items: center;
  gap: var(--lw-space-1);
  padding: var(--lw-space-2);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-raised);
  box-shadow: var(--lw-shadow-md);
`;

const Face = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  padding: 0;
  border: 0;
  border-radius: var(--lw-radius-md);
  background: none;
  text-align: start;
  line-height: var(--lw-leading-tight);
`;

const Words = styled.span`
  min-width: 0;
  strong {
    display: block;
    overflow: hidden;
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
  }
`;

export function DockCard({ app }: { app: DockedApp }) {
  const { restoring, restore } = useRestore(app);
  const close = () => {
    undock(app.appId);
    // The pressed button has been removed.
    document.getElementById("main")?.focus({ preventScroll: true });
    toast.info("Uygulama Kapatıldı", { lang: "tr" });
  };
  return (
    <Card>
      <Face type="button" onClick={restore} disabled={restoring}>
        <AppIcon name={app.name} src={app.icon} size={32} />
        <Words>
          <strong>{app.name}</strong>
          <small>{restoring ? "Restoring..." : "Click to restore"}</small>
        </Words>
      </Face>
      <IconButton label={`Close ${app.name}`} size="sm" icon={<XIcon size={14} />} onClick={close} />
    </Card>
  );
}
