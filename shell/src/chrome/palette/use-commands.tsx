import { STORES } from "@listwise/aso-core/stores";
import { setDetails } from "@listwise/contracts/events";
import { addWorkspaceParams, setWorkspace, useSession, useWorkspace } from "@listwise/shared-auth";
import {
  AppIcon,
  getCountryName,
  KeyRoundIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PaletteIcon,
  SmartphoneIcon,
  SunIcon,
  UserIcon,
  CircleHelpIcon,
  WrenchIcon,
} from "@listwise/shared-ui";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toggleDevtools } from "../../devtools/devtools.store";
import { useMayOpenDevtools } from "../../devtools/use-may-open-devtools";
import { useRegistryStore } from "../../host/registry/registry.store";
import { NavIcon } from "../navigation/nav-icon";
import { openOverlay } from "../overlays/overlay.store";
import { useSignUpLabel } from "../config/use-sign-up-label";
import { useLogOut } from "../session/use-log-out";
import { changeTheme, useThemeStore } from "../theme/theme.store";
import { groupApps } from "../workspace/workspace-apps";
import { useWorkspacePath } from "../workspace/workspace-routes";
import { getPageEntries } from "./page-entries";
import type { PaletteCommand } from "./palette-command";
import type { useOwnItems } from "./use-own-items";

const size = 16;

function usePages(): PaletteCommand[] {
  const navigate = useNavigate();
  const remotes = useRegistryStore((state) => state.registry?.remotes);
  const role = useSession((session) => session.user?.role ?? null);
  const getPath = useWorkspacePath();
  return getPageEntries(remotes ?? [], { role }).map(({ label, path, icon, area }) => ({
    id: `page:${path}`,
    group: "Pages",
    label,
    hint: area === "admin" ? "Administration" : path,
    icon: <NavIcon name={icon} />,
    run: () => void navigate(getPath(path)),
  }));
}

function useThings({ apps, keywords }: ReturnType<typeof useOwnItems>): PaletteCommand[] {
  const navigate = useNavigate();
  const { appId: currentApp } = useWorkspace();
  const [, setSearch] = useSearchParams();
  const show = (appId: number) => () => setSearch((search) => setDetails(search, { app: appId }));
  return [
    ...apps.map(({ app }): PaletteCommand => ({
      id: `app:${app.id}`,
      group: "Apps",
      label: app.name,
      hint: app.developer ?? undefined,
      icon: <AppIcon name={app.name} src={app.icon} size={20} />,
      run: show(app.id),
    })),
    ...keywords.map(({ id, appId, keywordText, country }): PaletteCommand => ({
      id: `keyword:${id}`,
      group: "Keywords",
      label: keywordText,
      hint: getCountryName(country),
      icon: <KeyRoundIcon size={size} />,
      run: () => {
        const store = apps.find(({ app }) => app.id === appId)?.app.platform;
        const params = new URLSearchParams({ country, ...(store && { store }) });
        const search = addWorkspaceParams(params, { appId: currentApp });
        void navigate(`/keyword/${encodeURIComponent(keywordText)}?${search.toString()}`);
      },
    })),
  ];
}

function useSwitches({ apps }: ReturnType<typeof useOwnItems>): PaletteCommand[] {
  const { appId } = useWorkspace();
  if (apps.length === 0) return [];
  const change = (
    id: number | null,
    rest: Pick<PaletteCommand, "label" | "hint" | "icon">,
  ): PaletteCommand => ({
    ...rest,
    id: `switch:${id ?? "all"}`,
    group: "Switch app",
    run: () => setWorkspace({ appId: id }),
  });
  return [
    ...(appId === null
      ? []
      : [change(null, { label: "Switch to all apps", icon: <SmartphoneIcon size={size} /> })]),
    ...groupApps(apps, "")
      .flatMap(([, entries]) => entries.flat())
      .filter(({ app }) => app.id !== appId)
      .map(({ app }) =>
        change(app.id, {
          label: `Switch to ${app.name}`,
          hint: `${STORES[app.platform].name} · ${getCountryName(app.country)}`,
          icon: <AppIcon name={app.name} src={app.icon} size={20} />,
        }),
      ),
  ];
}

function useThemes(): PaletteCommand[] {
  const highContrast = useThemeStore(({ config }) => config.highContrast);
  const theme = (
    id: string,
    label: string,
    icon: PaletteCommand["icon"],
    run: () => void,
  ): PaletteCommand => ({
    id: `theme:${id}`,
    group: "Theme",
    label,
    icon,
    run,
  });
  return [
    theme("dark", "Dark theme", <MoonIcon size={size} />, () => changeTheme({ theme: "dark" })),
    theme("light", "Light theme", <SunIcon size={size} />, () => changeTheme({ theme: "light" })),
    theme("auto", "System theme", <MonitorIcon size={size} />, () => changeTheme({ theme: "auto" })),
    theme("contrast", `High contrast ${highContrast ? "off" : "on"}`, <SunIcon size={size} />, () =>
      changeTheme({ highContrast: !highContrast }),
    ),
    theme("customize", "Customize Theme", <PaletteIcon size={size} />, () => openOverlay("theme")),
  ];
}

function useMore(): PaletteCommand[] {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const signUp = useSignUpLabel();
  const mayOpenDevtools = useMayOpenDevtools();
  const signedIn = useSession((session) => session.status === "signed-in");
  const more = (
    id: string,
    label: string,
    icon: PaletteCommand["icon"],
    run: () => void,
  ): PaletteCommand => ({
    id,
    group: "More",
    label,
    icon,
    run,
  });
  const account = signedIn
    ? [more("log-out", "Log out", <LogOutIcon size={size} />, logOut)]
    : [
        more("login", "Login", <UserIcon size={size} />, () => void navigate("/login")),
        more("register", signUp, <UserIcon size={size} />, () => void navigate("/register")),
      ];
  const help = <CircleHelpIcon size={size} />;
  const tools = more("devtools", "Developer tools", <WrenchIcon size={size} />, () => toggleDevtools());
  return [
    more("shortcuts", "Keyboard shortcuts", help, () => openOverlay("shortcuts")),
    ...(mayOpenDevtools ? [tools] : []),
    ...account,
  ];
}

/** Returns all commands of the current user, ordered by group. */
export function useCommands(things: ReturnType<typeof useOwnItems>): PaletteCommand[] {
  return [...usePages(), ...useThings(things), ...useSwitches(things), ...useThemes(), ...useMore()];
}
