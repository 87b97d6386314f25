import { STORES } from "@listwise/aso-core/stores";
import { setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { AppIcon, Link, Loading, SelectField, Skeleton, sortByRelation, Text } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { AppLink } from "../app-link";
import { ToolCountryField } from "./tool-country-field";
import { Choices } from "./tool.styles";
import type { ToolApp } from "./use-tool-app";

const App = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  min-height: 2.25rem;
  /* Long names fit in one line where there is room. */
  && {
    flex-basis: 18rem;
    max-width: 34rem;
  }
  strong {
    display: block;
    overflow-wrap: anywhere;
  }
`;

/** Heights of a field with its label, and of an app. */
const [FIELD_HEIGHT, APP_HEIGHT] = ["3.9rem", "2.75rem"];

/** Takes the room of {@link ToolSubject} until the app is known, so that the tool below stays in place. */
function SubjectLoading() {
  const { appId } = useWorkspace();
  return (
    <Loading label="Loading your apps">
      <Choices>
        <Skeleton height={appId === null ? FIELD_HEIGHT : APP_HEIGHT} radius="md" />
        <Skeleton height={FIELD_HEIGHT} radius="md" />
      </Choices>
    </Loading>
  );
}

interface ToolSubjectProps {
  tool: ToolApp;
  /** False for tools whose result is the same in all countries. */
  hasCountry?: boolean;
  /** More fields or actions in the same row. */
  children?: ReactNode;
}

/**
 * Renders the app that a tool works on. While all apps are current, another one can be chosen, which makes it current. A
 * tool that also works without an app shows it while the user tracks none.
 */
export function ToolSubject({ tool, hasCountry = true, children }: ToolSubjectProps) {
  const { apps, tracked, isPreselected, country } = tool;
  if (tracked === undefined) return apps.isError ? null : <SubjectLoading />;
  if (tracked === null) {
    return (
      <Choices>
        <App>
          <Text $size="sm" $tone="muted">
            You don't track any apps yet. <Link to="/tracked-apps">Add an app</Link>
          </Text>
        </App>
        {hasCountry && <ToolCountryField />}
      </Choices>
    );
  }
  const { app } = tracked;
  return (
    <Choices>
      {isPreselected ? (
        <SelectField
          label="App"
          options={sortByRelation(apps.data ?? []).map(({ app: { id, name, platform } }) => ({
            value: String(id),
            label: `${name} (${STORES[platform].system})`,
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
              {STORES[app.platform].name}
            </Text>
          </div>
        </App>
      )}
      {hasCountry && <ToolCountryField />}
      {children}
    </Choices>
  );
}
