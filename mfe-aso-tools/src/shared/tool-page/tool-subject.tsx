import { setWorkspace } from "@listwise/shared-auth";
import { AppIcon, SelectField, sortByRelation, Text } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { AppLink } from "../app-link";
import { ToolCountryField } from "./tool-country-field";
import { Choices } from "./tool.styles";
import type { ToolApp } from "./use-tool-app";

const STORE_NAMES = { ios: "App Store", android: "Google Play" } as const;

const App = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  min-height: 2.25rem;
  strong {
    display: block;
    overflow-wrap: anywhere;
  }
`;

interface ToolSubjectProps {
  tool: ToolApp;
  /** False for tools whose result is the same in all countries. */
  hasCountry?: boolean;
  /** More fields or actions in the same row. */
  children?: ReactNode;
}

/** Renders the app that a tool works on. While all apps are current, another one can be chosen, which makes it current. */
export function ToolSubject({ tool, hasCountry = true, children }: ToolSubjectProps) {
  const { apps, tracked, isPreselected, country } = tool;
  if (!tracked) return null;
  const { app } = tracked;
  return (
    <Choices>
      {isPreselected ? (
        <SelectField
          label="App"
          options={sortByRelation(apps.data ?? []).map(({ app: { id, name, platform } }) => ({
            value: String(id),
            label: `${name} (${platform === "ios" ? "iOS" : "Android"})`,
          }))}
          value={String(app.id)}
          onChange={({ target }) => setWorkspace({ appId: Number(target.value) })}
        />
      ) : (
        <App>
          <AppIcon name={app.name} src={app.icon} size={36} />
          <div style={{ minWidth: 0 }}>
            <AppLink appId={app.id} country={country}>
              <strong>{app.name}</strong>
            </AppLink>
            <Text as="span" $size="xs" $tone="muted">
              {STORE_NAMES[app.platform]}
            </Text>
          </div>
        </App>
      )}
      {hasCountry && <ToolCountryField />}
      {children}
    </Choices>
  );
}
