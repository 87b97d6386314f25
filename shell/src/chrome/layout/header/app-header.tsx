import type { SessionUser } from "@listwise/shared-auth";
import { useEffect } from "react";
import { preloadWhenIdle } from "../../../host/delivery/preload/run-when-idle";
import { pageRuntime } from "../../../host/page-runtime";
import { isExact } from "../../navigation/nav-entries";
import { useNavEntries } from "../../navigation/use-nav-entries";
import { Brand } from "./brand";
import { Bar, BarEnd, BarNav, SmallOnly } from "./header.styles";
import { NotificationsLink } from "../../notifications/notifications-link";
import { PaletteButton } from "../../palette/palette-button";
import { MobileMenu } from "./mobile-menu";
import { TopLink } from "../nav-link.styles";
import { SideNav } from "../sidebar/side-nav";
import { UserMenu } from "../user-menu";
import { SwitcherButton } from "../../workspace/switcher-button";
import { useWorkspacePath } from "../../workspace/workspace-routes";

const WIDE_PX = 1024;

interface AppHeaderProps {
  user: SessionUser;
  area: "sidebar" | "admin";
}

/** Renders the header of signed-in users with the entries that the sidebar lacks. */
export function AppHeader({ user, area }: AppHeaderProps) {
  const top = useNavEntries("top");
  const side = useNavEntries(area);
  const getPath = useWorkspacePath();
  useEffect(() => preloadWhenIdle(pageRuntime, area), [area]);
  // The sidebar, or the menu of small screens, has the others.
  const rest = top.filter(({ path }) => !side.some((entry) => entry.path === path));
  return (
    <Bar>
      <Brand />
      {area === "sidebar" && (
        <SmallOnly $until={WIDE_PX}>
          <SwitcherButton compact />
        </SmallOnly>
      )}
      <BarNav aria-label="Main" $from={WIDE_PX}>
        {rest.map((entry) => (
          <TopLink key={entry.path} to={getPath(entry.path)} end={isExact(entry, rest)}>
            {entry.label}
          </TopLink>
        ))}
      </BarNav>
      <BarEnd>
        <PaletteButton />
        <NotificationsLink />
        <UserMenu user={user} place="top" />
        <SmallOnly $until={WIDE_PX}>
          <MobileMenu>
            <SideNav label="Menu" entries={[...side, ...rest]} />
          </MobileMenu>
        </SmallOnly>
      </BarEnd>
    </Bar>
  );
}
