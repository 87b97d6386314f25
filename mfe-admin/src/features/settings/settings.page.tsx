import {
  Container,
  ErrorState,
  Loading,
  PageHeader,
  SkeletonCard,
  Stack,
  Tabs,
  useSearchParams,
} from "@listwise/shared-ui";
import type { AdminConfigEntry } from "@listwise/contracts/site";
import { useQuery } from "@tanstack/react-query";
import { LicenseCard } from "./license-card";
import { CustomKeyCard } from "./custom-key-card";
import { SecretsCard } from "./secrets-card";
import { configQuery } from "./settings.api";
import { SettingsForm } from "./settings-form";

const SECRETS = "Secrets";
const OTHER = "Other";

/** Returns the groups in order of first appearance; the groups for secrets and custom keys are always included. */
function getGroups(entries: readonly AdminConfigEntry[]): string[] {
  const named = entries.filter(({ type }) => type !== "secret").map(({ group }) => group);
  return [...new Set([...named, OTHER, SECRETS])];
}

export function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const config = useQuery(configQuery());
  const groups = getGroups(config.data ?? []);
  const group = groups.find((one) => one === params.get("group")) ?? groups[0] ?? OTHER;
  return (
    <Container>
      <PageHeader
        title="Settings"
        description="Site configuration. All changes are recorded in the activity log."
      />
      {config.isError ? (
        <ErrorState
          title="Failed to load system configurations. Please try again later."
          problem={config.error}
          onRetry={() => void config.refetch()}
          retrying={config.isFetching}
        />
      ) : config.isPending ? (
        <Loading label="Loading the settings">
          <SkeletonCard />
        </Loading>
      ) : (
        <Tabs
          label="Settings"
          tabs={groups.map((value) => ({ value, label: value }))}
          value={group}
          onChange={(value) => setParams({ group: value }, { replace: true, preventScrollReset: true })}
        >
          <Stack $gap={6}>
            {group === SECRETS && <SecretsCard entries={config.data} />}
            {group !== SECRETS && <SettingsForm entries={config.data} group={group} />}
            {group === "Features" && <LicenseCard />}
            {group === OTHER && <CustomKeyCard />}
          </Stack>
        </Tabs>
      )}
    </Container>
  );
}
