import { useSession } from "@listwise/shared-auth";
import { Button, Card, Container, Grid, LogOutIcon, PageHeader } from "@listwise/shared-ui";
import { useLogOut } from "../../chrome/session/use-log-out";
import { ThemeControls } from "../../chrome/theme/theme-controls";
import { ProfileFacts } from "./profile-facts";

export function SettingsPage() {
  const user = useSession((session) => session.user);
  const logOut = useLogOut();
  if (!user) return null;
  return (
    <Container>
      <PageHeader title="Settings" description="Your account and how Listwise looks in this browser." />
      <Grid $min="26rem" $gap={6}>
        <Card
          title="Profile"
          footer={
            <Button icon={<LogOutIcon size={16} />} onClick={logOut}>
              Log out
            </Button>
          }
        >
          <ProfileFacts user={user} />
        </Card>
        <Card title="Appearance" description="Applies at once, in every tab.">
          <ThemeControls />
        </Card>
      </Grid>
    </Container>
  );
}
