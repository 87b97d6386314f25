import { getAccessToken, getSession, HOME_PATH, isTokenLive } from "@listwise/shared-auth";
import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { ownPages, type OwnPage } from "./app/own-pages";
import { getHostPorts } from "./host/ports";
import { loadWithReload } from "./host/routes/load-with-reload";

function isSignedIn(): boolean {
  return getSession().status === "signed-in" && isTokenLive(getAccessToken());
}

function createOwnRoute({ path, title, guard, door, load }: OwnPage): RouteObject {
  let asked: string | undefined;
  async function loader({ request }: LoaderFunctionArgs) {
    asked = request.url;
    const { pathname, search } = new URL(request.url);
    const answer = await getHostPorts().guard(guard, pathname + search);
    if (!answer.allow) return "redirect" in answer ? redirect(answer.redirect) : null;
    return door && isSignedIn() ? redirect(HOME_PATH) : null;
  }
  return {
    path,
    loader,
    handle: { title },
    lazy: async () => ({ Component: await loadWithReload(load, () => asked) }),
  };
}

/** Routes of the shell's own pages, with the same guards as all others. */
export const ownRoutes: RouteObject[] = ownPages.map(createOwnRoute);

/** Paths of the shell's own pages, which are reserved against content categories. */
export const ownPaths: readonly string[] = ownPages.map(({ path }) => path);
