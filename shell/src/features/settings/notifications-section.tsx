import { AccountSettingsSchema, type AccountSettings } from "@listwise/contracts";
import { Card, SelectField, Stack, Switch } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "./loaded";
import { Cards } from "./section.styles";
import { settingsQuery, useSaveSettings } from "./settings.api";

type Notifications = AccountSettings["notifications"];
type Kind = keyof Notifications;

interface Words {
  label: string;
  hint: string;
  /** How often, where it is not just on or off. */
  options?: readonly { value: string; label: string }[];
}

/** Every mail a person may choose, by its key in the settings. A new kind is a line here. */
const kinds: Record<Kind, Words> = {
  newSignIn: {
    label: "New sign-in",
    hint: "A mail when your account is entered from a browser it was never entered from.",
  },
  rankAlerts: {
    label: "Rank alerts",
    hint: "One mail with the ranks that moved as your alerts say.",
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
      <Card title="E-mail notifications" description="Saved at once.">
        <Loaded query={query} what="Your notifications">
          {({ notifications }) => <Choices notifications={notifications} />}
        </Loaded>
      </Card>
    </Cards>
  );
}
