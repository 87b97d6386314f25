import { STORES } from "@listwise/aso-core/stores";
import { useWorkspace } from "@listwise/shared-auth";
import {
  AppIcon,
  ChevronsUpDownIcon,
  getCountryName,
  Skeleton,
  SmartphoneIcon,
  VisuallyHidden,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { openOverlay } from "../overlays/overlay.store";
import { useCurrentApp } from "./use-current-app";

const Root = styled.button<{ $compact: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  width: ${({ $compact }) => ($compact ? "auto" : "100%")};
  min-width: 0;
  max-width: ${({ $compact }) => ($compact ? "12rem" : "none")};
  min-height: ${({ $compact }) => ($compact ? "2.25rem" : "3rem")};
  padding: var(--lw-space-1) var(--lw-space-2);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface);
  color: var(--lw-text);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--lw-hover);
  }
  & > svg {
    flex: none;
    color: var(--lw-text-subtle);
  }
`;

const All = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 22.5%;
  background: var(--lw-accent-soft);
  color: var(--lw-accent-text);
`;

const Texts = styled.span<{ $compact: boolean }>`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: var(--lw-leading-tight);
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* In the header of a phone only the icon fits; screen readers still read the name. */
  @media (max-width: 599px) {
    ${({ $compact }) => $compact && "position: absolute; width: 1px; height: 1px; overflow: hidden;"}
  }
`;

const Name = styled.span`
  font-size: var(--lw-font-sm);
  font-weight: var(--lw-weight-semibold);
`;

/** Next to a store the country is its code, because both names don't fit. */
const Place = styled.span`
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;

/** Renders the current app and country as a button that opens the switcher; `compact` for the header. */
export function SwitcherButton({ compact = false }: { compact?: boolean }) {
  const { country } = useWorkspace();
  const { status, app } = useCurrentApp();
  const name = status === "failed" ? "Couldn't load the app" : (app?.name ?? "All apps");
  return (
    <Root type="button" $compact={compact} aria-haspopup="dialog" onClick={() => openOverlay("apps")}>
      {app ? (
        <AppIcon name={app.name} src={app.icon} size={28} />
      ) : (
        <All aria-hidden="true">
          <SmartphoneIcon size={16} />
        </All>
      )}
      <Texts $compact={compact}>
        <VisuallyHidden>Current app: </VisuallyHidden>
        {status === "loading" ? (
          <>
            <Skeleton width="6rem" height="0.75rem" />
            <VisuallyHidden>Loading</VisuallyHidden>
          </>
        ) : (
          <>
            <Name>{name}</Name>{" "}
            {!compact && (
              <Place>
                {app ? (
                  <>
                    <VisuallyHidden>{getCountryName(country)}</VisuallyHidden>
                    <span aria-hidden="true">{country.toUpperCase()}</span> · {STORES[app.platform].name}
                  </>
                ) : (
                  getCountryName(country)
                )}
              </Place>
            )}
          </>
        )}
      </Texts>
      <ChevronsUpDownIcon size={14} aria-hidden="true" />
    </Root>
  );
}
