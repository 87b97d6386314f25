import { isAdminRole } from "@listwise/contracts/api";
import type { SessionUser } from "@listwise/shared-auth";
import {
  Avatar,
  ChevronsUpDownIcon,
  CircleHelpIcon,
  LogOutIcon,
  Menu,
  PaletteIcon,
  SettingsIcon,
  ShieldIcon,
  WrenchIcon,
  type MenuItem,
} from "@listwise/shared-ui";
import { useNavigate } from "react-router-dom";
import { toggleDevtools } from "../../devtools/devtools.store";
import { openOverlay } from "../overlays/overlay.store";
import { useLogOut } from "../session/use-log-out";
import { UserMenuHeader } from "./user-menu-header";

interface UserMenuProps {
  user: SessionUser;
  /** The sidebar's menu also links to help and the admin area. */
  place: "top" | "sidebar";
}

function useItems({ user, place }: UserMenuProps): MenuItem[] {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const to = (path: string) => () => void navigate(path);
  const size = 16;
  const settings = { key: "settings", label: "Settings", icon: <SettingsIcon size={size} /> };
  const help = { key: "help", label: "Help & Support", icon: <CircleHelpIcon size={size} /> };
  const admin = { key: "admin", label: "Admin Dashboard", icon: <ShieldIcon size={size} /> };
  const theme = { key: "theme", label: "Customize Theme", icon: <PaletteIcon size={size} /> };
  const tools = { key: "devtools", label: "Developer tools", icon: <WrenchIcon size={size} /> };
  const out = { key: "out", label: "Log out", icon: <LogOutIcon size={size} />, separated: true };
  return [
    { ...settings, onSelect: to("/settings") },
    ...(place === "sidebar" ? [{ ...help, onSelect: to("/help") }] : []),
    ...(place === "sidebar" && isAdminRole(user.role) ? [{ ...admin, onSelect: to("/admin") }] : []),
    { ...theme, onSelect: () => openOverlay("theme") },
    ...(isAdminRole(user.role) ? [{ ...tools, onSelect: () => toggleDevtools() }] : []),
    { ...out, onSelect: logOut },
  ];
}

export function UserMenu({ user, place }: UserMenuProps) {
  const items = useItems({ user, place });
  const header = <UserMenuHeader name={user.name} email={user.email} />;
  if (place === "top") {
    const icon = <Avatar name={user.name} />;
    return <Menu label="User menu" icon={icon} iconOnly items={items} header={header} />;
  }
  return (
    <Menu label="Account menu" icon={<Avatar name={user.name} />} items={items} header={header} align="start">
      <UserMenuHeader name={user.name} email={user.email} />
      <ChevronsUpDownIcon size={14} aria-hidden="true" />
    </Menu>
  );
}
