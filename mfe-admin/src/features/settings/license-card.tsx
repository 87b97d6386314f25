import { useSession } from "@listwise/shared-auth";
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  Text,
  useConfirm,
  type ConfirmRequest,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { licenseKey, licenseQuery, setLicense } from "./settings.api";

/** Turns the whole site off and on. */
export function LicenseCard() {
  const client = useQueryClient();
  const license = useQuery(licenseQuery());
  const maySwitch = useSession(({ user }) => user?.role === "superadmin");
  const { confirm, dialog } = useConfirm();
  const off = license.data?.killSwitch ?? false;
  const ask: ConfirmRequest = {
    title: off ? "Turn the site on?" : "Turn the site off?",
    description: off
      ? "All users can use it again."
      : "All users including administrators immediately see “Application disabled”. Superadmins can turn it on again on that screen.",
    action: off ? "Turn on" : "Turn off",
    danger: !off,
    run: async () => {
      await setLicense(!off);
      await client.invalidateQueries({ queryKey: licenseKey });
      return off ? "The site is on" : "The site is off";
    },
  };
  return (
    <Card title="License" description="Turns the whole site on or off, on every server within a second.">
      {license.isError ? (
        <ErrorState
          title="Couldn't load the license"
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
              <Button variant={off ? "primary" : "danger"} onClick={() => confirm(ask)}>
                {ask.action}
              </Button>
            </div>
          ) : (
            <Text as="p" $tone="muted" $size="sm">
              Only superadmins can change this.
            </Text>
          )}
        </Stack>
      )}
      {dialog}
    </Card>
  );
}
