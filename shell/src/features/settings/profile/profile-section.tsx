import { useSession } from "@listwise/shared-auth";
import { Button, Card, LogOutIcon } from "@listwise/shared-ui";
import { useLogOut } from "../../../chrome/session/use-log-out";
import { EmailForm } from "./email-form";
import { NameForm } from "./name-form";
import { Cards } from "../section.styles";

const roles = { user: "User", admin: "Administrator", superadmin: "Super administrator" };

export function ProfileSection() {
  const user = useSession((session) => session.user);
  const logOut = useLogOut();
  if (!user) return null;
  return (
    <Cards>
      <Card
        title="Profile"
        description={`${user.name} · ${roles[user.role]}`}
        footer={
          <Button icon={<LogOutIcon size={16} />} onClick={logOut}>
            Log out
          </Button>
        }
      >
        <NameForm user={user} />
      </Card>
      <Card title="Email address" description="For signing in and for emails about your account.">
        <EmailForm user={user} />
      </Card>
    </Cards>
  );
}
