import { Container, PageHeader } from "@listwise/shared-ui";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { NewUser } from "./new-user";
import { usersList } from "./users.list";

export function UsersPage() {
  const list = useList(usersList);
  return (
    <Container>
      <PageHeader
        title="Users"
        description={list.formatTotal("account", "accounts") ?? "All user accounts."}
        actions={<NewUser />}
      />
      <AdminList list={list} />
    </Container>
  );
}
