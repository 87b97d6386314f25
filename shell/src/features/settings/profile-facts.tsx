import type { SessionUser } from "@listwise/shared-auth";
import { Badge } from "@listwise/shared-ui";
import styled from "styled-components";

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: var(--lw-space-3) var(--lw-space-4);
  dt {
    color: var(--lw-text-muted);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const roles = { user: "User", admin: "Administrator", superadmin: "Super administrator" };

export function ProfileFacts({ user }: { user: SessionUser }) {
  return (
    <Facts>
      <dt>Name</dt>
      <dd>{user.name}</dd>
      <dt>E-mail</dt>
      <dd>
        {user.email}{" "}
        <Badge tone={user.emailVerified ? "success" : "warning"}>
          {user.emailVerified ? "Verified" : "Not verified"}
        </Badge>
      </dd>
      <dt>Role</dt>
      <dd>{roles[user.role]}</dd>
      <dt>Sign-in</dt>
      <dd>{user.password ? "E-mail and password" : "Google"}</dd>
    </Facts>
  );
}
