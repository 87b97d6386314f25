import { isAdminRole } from "@listwise/contracts/api";
import {
  canEnter,
  needsSecondFactor,
  needsVerification,
  SECOND_FACTOR_PATH,
  useSession,
} from "@listwise/shared-auth";
import { useMediaQuery, VisuallyHidden } from "@listwise/shared-ui";
import { useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { BannerOutlet } from "../../host/outlet/banner-outlet";
import { WidgetOutlet } from "../../host/outlet/widget-outlet";
import { ImportBanner } from "../config/import-banner";
import { useStoreSourceQuery } from "../config/use-store-source-query";
import { Dock } from "../dock/dock";
import { SecondFactorBanner } from "../gates/second-factor-banner";
import { VerificationGate } from "../gates/verification-gate";
import { GlobalLoading } from "../loading/global-loading";
import { Overlays } from "../overlays/overlays";
import { useEventToasts } from "../session/use-event-toasts";
import { useLiveSession } from "../session/use-live-session";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { usePageTitle } from "../title/use-page-title";
import { WorkspaceSync } from "../workspace/workspace-sync";
import { AppHeader } from "./header/app-header";
import { Footer } from "./footer/footer";
import { PublicHeader } from "./header/public-header";
import { Sidebar } from "./sidebar/sidebar";
import { Body, Column, Main } from "./site-layout.styles";
import { SkipLink } from "./skip-link";
import { useRouteChanges } from "./route-changes/use-route-changes";

const isAdminPath = (pathname: string) => /^\/admin(\/|$)/.test(pathname);

/** Renders the chrome around a page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const main = useRef<HTMLElement>(null);
  const title = usePageTitle();
  // There, the header's menu has the entries. Paper is small as well, but must not remove what it only hides.
  const isSmall = useMediaQuery("screen and (max-width: 1023.98px)");
  useRouteChanges(main);
  useLiveSession();
  useEventToasts();
  useShortcuts();
  useStoreSourceQuery();

  if (user && needsVerification(user) && pathname !== "/verify-email")
    return <VerificationGate user={user} />;
  const admin = isAdminPath(pathname) && isAdminRole(user?.role);
  // The guard handles navigation; this covers a page that is open when the server requires a second factor.
  const lacksFactor = needsSecondFactor(user);
  if (admin && lacksFactor) return <Navigate to={SECOND_FACTOR_PATH} replace />;
  const area = admin ? "admin" : "sidebar";
  return (
    <>
      <SkipLink />
      <GlobalLoading />
      {user && <WorkspaceSync />}
      {user ? <AppHeader user={user} area={area} /> : <PublicHeader home={pathname === "/"} />}
      <Body>
        {user && !isSmall && <Sidebar user={user} area={area} />}
        <Column>
          {lacksFactor && pathname !== "/settings" && <SecondFactorBanner />}
          <ImportBanner />
          {user && !admin && pathname !== "/" && <BannerOutlet may={(kind) => canEnter(kind, pathname)} />}
          <Main id="main" ref={main} tabIndex={-1} $bare={pathname === "/"}>
            <Outlet />
          </Main>
          {!admin && <Footer isCollapsible={user !== null} />}
        </Column>
      </Body>
      {!admin && <Dock />}
      <WidgetOutlet outlet="overlay" may={(kind) => canEnter(kind, pathname)} />
      <Overlays />
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </>
  );
}
