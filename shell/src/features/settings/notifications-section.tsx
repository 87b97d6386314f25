import { AccountSettingsSchema, type AccountSettings } from "@listwise/contracts/account";
import { Card, SelectField, Stack, Switch } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "./query-boundary";
import { Cards } from "./section.styles";
import { settingsQuery } from "../../chrome/config/settings-query";
import { useSaveSettings } from "./settings.api";

type Notifications = AccountSettings["notifications"];
type Kind = keyof Notifications;

interface Words {
  label: string;
  hint: string;
  /** Frequencies, if there is more than on and off. */
  options?: readonly { value: string; label: string }[];
}

/** Optional emails by their key in the settings. A new kind needs only a line here. */
const kinds: Record<Kind, Words> = {
  newSignIn: {
    label: "New sign-in",
    hint: "Email me about sign-ins from new browsers.",
  },
  rankAlerts: {
    label: "Rank alerts",
    hint: "Email me a summary of the rank changes that match my alerts.",
    options: [
      { value: "daily", label: "Every day" },
      { value: "weekly", label: "Every Monday" },
      { value: "off", label: "Never" },
    ],
  },
};

function Choices({ notifications }: { notifications: Notifications }) {
  const { start, busy, current } = useSaveSettings("Notifications saved");
  const shown = current?.notifications ?? notifications;
  const save = (change: Record<string, unknown>) => {
    const next = AccountSettingsSchema.shape.notifications.safeParse({ ...notifications, ...change });
    if (next.success) start({ notifications: next.data });
  };
  return (
    <Stack aria-busy={busy}>
      {Object.entries(kinds).map(([kind, { options, ...words }]) => {
        const value = Object.entries(shown).find(([key]) => key === kind)?.[1];
        return options ? (
          <SelectField
            key={kind}
            {...words}
            options={options}
            value={String(value)}
            aria-disabled={busy}
            onChange={(event) => save({ [kind]: event.target.value })}
          />
        ) : (
          <Switch
            key={kind}
            {...words}
            checked={value === true}
            aria-disabled={busy}
            onChange={(event) => save({ [kind]: event.target.checked })}
          />
        );
      })}
    </Stack>
  );
}

export function NotificationsSection() {
  const query = useQuery(settingsQuery);
  return (
    <Cards>
      <Card title="Email notifications" description="Changes are saved automatically.">
        <QueryBoundary query={query} what="your notifications">
          {({ notifications }) => <Choices notifications={notifications} />}
        </QueryBoundary>
      </Card>
    </Cards>
  );
}
