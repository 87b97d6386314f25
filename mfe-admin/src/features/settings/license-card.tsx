import { useSession } from "@listwise/shared-auth";
import { Badge, Button, Card, ErrorState, Row, Skeleton, Stack, Text } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog, type Question } from "../../shared/confirm-dialog";
import { licenseKey, licenseQuery, setLicense } from "./settings.api";

/** Switches the whole site off, and on again. */
export function LicenseCard() {
  const client = useQueryClient();
  const license = useQuery(licenseQuery());
  const maySwitch = useSession(({ user }) => user?.role === "superadmin");
  const [question, setQuestion] = useState<Question | null>(null);
  const off = license.data?.killSwitch ?? false;
  const ask: Question = {
    title: off ? "Switch the site on?" : "Switch the site off?",
    description: off
      ? "Everybody can use it again."
      : "Everybody sees \u201cApplication disabled\u201d at once, administrators too. It is switched on again with PUT /api/admin/license as a superadmin.",
    action: off ? "Switch on" : "Switch off",
    danger: !off,
    run: async () => {
      await setLicense(!off);
      await client.invalidateQueries({ queryKey: licenseKey });
      return off ? "The site is on" : "The site is off";
    },
  };
  return (
    <Card title="Licence" description="A switch for the whole site, on every server within a second.">
      {license.isError ? (
        <ErrorState
          title="The licence could not be read"
          problem={license.error}
          onRetry={() => void license.refetch()}
          retrying={license.isFetching}
        />
      ) : license.isPending ? (
        <Skeleton height="2rem" />
      ) : (
        <Stack $gap={3}>
          <Row $gap={2}>
            <Text as="span">The site is</Text>
            <Badge tone={off ? "danger" : "success"}>{off ? "Off" : "On"}</Badge>
          </Row>
          {maySwitch ? (
            <div>
              <Button variant={off ? "primary" : "danger"} onClick={() => setQuestion(ask)}>
                {ask.action}
              </Button>
            </div>
          ) : (
            <Text as="p" $tone="muted" $size="sm">
              Only a superadmin may switch it.
            </Text>
          )}
        </Stack>
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Card>
  );
}
