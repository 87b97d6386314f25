import type { AdminUserDetail } from "@listwise/contracts/admin";
import { parseRole, ROLES } from "@listwise/contracts/api";
import {
  Button,
  Card,
  Notice,
  Row,
  SelectField,
  Stack,
  Text,
  type ConfirmRequest,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { RoleBadge, roleNames } from "../../shared/role-badge";
import {
  createRoleConfirmation,
  createSecondFactorConfirmation,
  createStatusConfirmation,
} from "./confirmations";
import type { Rights } from "./use-rights";

const Narrow = styled.div`
  max-width: 20rem;
`;

interface AccessCardProps {
  user: AdminUserDetail;
  rights: Rights;
  ask: (question: ConfirmRequest) => void;
}

const roles = ROLES.map((value) => ({ value, label: roleNames[value] }));

export function AccessCard({ user, rights, ask }: AccessCardProps) {
  const { mayAct, mayGiveRoles, mayResetSecondFactor } = rights;
  const { isActive } = user;
  return (
    <Card title="Access">
      <Stack $gap={4}>
        {!mayAct && <Notice title="Only superadmins can change superadmin accounts." />}
        {mayGiveRoles ? (
          <Narrow>
            <SelectField
              label="Role"
              options={roles}
              value={user.role}
              onChange={(event) => {
                const role = parseRole(event.target.value);
                if (role && role !== user.role) ask(createRoleConfirmation(user, role));
              }}
            />
          </Narrow>
        ) : (
          <p>
            Role: <RoleBadge role={user.role} />
          </p>
        )}
        <Text as="p">{isActive ? "This account can sign in." : "This account is deactivated."}</Text>
        {mayAct && (
          <Row>
            <Button onClick={() => ask(createStatusConfirmation(user, !isActive))}>
              {isActive ? "Deactivate" : "Activate"}
            </Button>
            {mayResetSecondFactor && (
              <Button onClick={() => ask(createSecondFactorConfirmation(user))}>Reset second factor</Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
