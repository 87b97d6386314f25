import type { AdminUserDetail } from "@listwise/contracts/admin";
import {
  Button,
  ChevronDownIcon,
  EyeIcon,
  KeyRoundIcon,
  LogOutIcon,
  MailIcon,
  Menu,
  Row,
  TrashIcon,
  type ConfirmRequest,
  type MenuItem,
} from "@listwise/shared-ui";
import { createAllSessionsConfirmation } from "./confirmations";
import {
  createPasswordResetConfirmation,
  createResendConfirmation,
  createViewConfirmation,
} from "./support-confirmations";
import type { Rights } from "./use-rights";

interface CustomerActionsProps {
  user: AdminUserDetail;
  rights: Rights;
  ask: (request: ConfirmRequest) => void;
  remove: () => void;
}

/** Renders the key actions of the page; the server refuses what a menu no longer shows in time. */
export function CustomerActions({ user, rights, ask, remove }: CustomerActionsProps) {
  const { mayAct, mayDelete, mayView } = rights;
  const offers: (MenuItem | false)[] = [
    mayAct &&
      user.isActive &&
      !user.emailVerified && {
        key: "confirmation",
        label: "Resend confirmation email",
        icon: <MailIcon size={14} />,
        onSelect: () => ask(createResendConfirmation(user)),
      },
    mayAct &&
      user.isActive && {
        key: "reset",
        label: "Send password reset",
        icon: <KeyRoundIcon size={14} />,
        onSelect: () => ask(createPasswordResetConfirmation(user)),
      },
    mayAct &&
      user.sessions.length > 0 && {
        key: "sign-out",
        label: "Sign out everywhere",
        icon: <LogOutIcon size={14} />,
        onSelect: () => ask(createAllSessionsConfirmation(user)),
      },
    mayDelete && {
      key: "delete",
      label: "Delete account",
      icon: <TrashIcon size={14} />,
      danger: true,
      separated: true,
      onSelect: remove,
    },
  ];
  const items = offers.filter((item) => item !== false);
  return (
    <Row $gap={2}>
      {mayView && (
        <Button
          variant="primary"
          icon={<EyeIcon size={14} aria-hidden="true" />}
          onClick={() => ask(createViewConfirmation(user))}
        >
          View as
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label="Actions"
          variant="secondary"
          align="end"
          icon={<ChevronDownIcon size={14} aria-hidden="true" />}
          items={items}
        />
      )}
    </Row>
  );
}
