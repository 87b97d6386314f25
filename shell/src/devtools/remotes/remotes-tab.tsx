import type { RegistryRemote } from "@listwise/contracts/remotes";
import { Button, EmptyState, Notice, Switch } from "@listwise/shared-ui";
import { useEffect, useReducer } from "react";
import styled from "styled-components";
import { useRemotesStore } from "../../host/delivery/remotes.store";
import { pageRuntime } from "../../host/page-runtime";
import { useRegistryStore } from "../../host/registry/registry.store";
import { Code, Tools } from "../devtools.styles";
import { useReleasePointers } from "../use-release-pointers";
import { getRemoteColor } from "./remote-colors";
import { RemoteCard } from "./remote-card";
import { ShareComposition } from "./share-composition";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--lw-space-3);
  margin: var(--lw-space-3) 0 0;
  padding: 0;
  list-style: none;
`;

/** Sorts the remotes on the page first, then those that are only loaded. */
function sortByUse(remotes: readonly RegistryRemote[]): RegistryRemote[] {
  const rate = ({ name }: RegistryRemote) => {
    const { pageMounts, mounts, used } = pageRuntime.getState(name);
    return pageMounts * 100 + mounts * 10 + Number(used !== undefined);
  };
  return [...remotes].sort((a, b) => rate(b) - rate(a));
}

/** Renders again when a remote is mounted or unmounted; the host counts the mounts on the document. */
function useMounts(): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const observer = new MutationObserver(renderAgain);
    observer.observe(document.documentElement, { attributeFilter: ["data-remotes-mounted"] });
    return () => observer.disconnect();
  }, []);
}

interface RemotesTabProps {
  isOutlined: boolean;
  onOutline: (isOutlined: boolean) => void;
}

/** Renders the remotes of this page: who owns them, their versions and why, and their times. */
export function RemotesTab({ isOutlined, onOutline }: RemotesTabProps) {
  const registry = useRegistryStore((state) => state.registry);
  const { pointers, isRefused, retry } = useReleasePointers();
  useRemotesStore();
  useMounts();
  if (!registry)
    return <EmptyState title="No remotes yet" message="The list of remotes has not loaded in this tab." />;
  return (
    <>
      <Tools>
        <Switch
          label="Outline remotes on the page"
          checked={isOutlined}
          onChange={(event) => onOutline(event.target.checked)}
        />
        <ShareComposition registry={registry} />
      </Tools>
      {isRefused && (
        <Notice
          tone="warning"
          title="Couldn't load who gets which version"
          actions={
            <Button size="sm" onClick={retry}>
              Retry
            </Button>
          }
        >
          Canaries are not marked below.
        </Notice>
      )}
      <p>
        Shell <Code>{registry.shell.version}</Code>, composition <Code>{registry.composition}</Code>
      </p>
      <List aria-label="Remotes">
        {sortByUse(registry.remotes).map((remote) => (
          <RemoteCard
            key={remote.name}
            remote={remote}
            color={getRemoteColor(registry.remotes.indexOf(remote))}
            pointer={pointers.get(remote.name)}
          />
        ))}
      </List>
    </>
  );
}
