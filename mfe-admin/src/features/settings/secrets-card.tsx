import type { AdminConfigEntry } from "@listwise/contracts";
import { useSession } from "@listwise/shared-auth";
import { Card, Notice, Stack } from "@listwise/shared-ui";
import { SecretForm } from "./secret-form";

/** What is written and never read. */
export function SecretsCard({ entries }: { entries: readonly AdminConfigEntry[] }) {
  const mayWrite = useSession(({ user }) => user?.role === "superadmin");
  const secrets = entries.filter(({ type }) => type === "secret");
  return (
    <Card
      title="Secrets"
      description="Kept encrypted and never shown again, not even to you. Only superadmins change them."
    >
      <Stack $gap={6}>
        {!mayWrite && <Notice title="Only a superadmin may change a secret." />}
        {secrets.map((entry) => (
          <SecretForm key={entry.key} entry={entry} mayWrite={mayWrite} />
        ))}
      </Stack>
    </Card>
  );
}
