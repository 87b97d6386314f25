import type { AdminConfigEntry } from "@listwise/contracts/site";
import { useSession } from "@listwise/shared-auth";
import { Card, Notice, Stack } from "@listwise/shared-ui";
import { SecretForm } from "./secret-form";

/** Form for write-only values. */
export function SecretsCard({ entries }: { entries: readonly AdminConfigEntry[] }) {
  const mayWrite = useSession(({ user }) => user?.role === "superadmin");
  const secrets = entries.filter(({ type }) => type === "secret");
  return (
    <Card
      title="Secrets"
      description="Stored encrypted and never shown again. Only superadmins can change them."
    >
      <Stack $gap={6}>
        {!mayWrite && <Notice title="Only superadmins can change secrets." />}
        {secrets.map((entry) => (
          <SecretForm key={entry.key} entry={entry} mayWrite={mayWrite} />
        ))}
      </Stack>
    </Card>
  );
}
