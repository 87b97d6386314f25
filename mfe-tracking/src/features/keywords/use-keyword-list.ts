import type { UserKeyword } from "@listwise/contracts/keywords";
import { useWorkspace } from "@listwise/shared-auth";
import { useUrlParams } from "../../shared/use-url-params";

const UNASSIGNED = "unassigned";

/**
 * Returns the keywords of the current app, or with `?list=unassigned` those on no list; with all apps, every keyword.
 * `keywords` is undefined while they or the current app are unknown.
 */
export function useKeywordList(all: readonly UserKeyword[] | undefined) {
  const { appId, isKnown } = useWorkspace();
  const { params, change } = useUrlParams();
  const list = params.get("list") === UNASSIGNED ? UNASSIGNED : "";
  const listApp = list === UNASSIGNED ? null : appId;
  const onList = (id: number | null) => all?.filter((keyword) => (keyword.appId ?? null) === id) ?? [];
  const unassigned = onList(null).length;
  const options = [
    { value: "", label: `This app (${onList(appId).length})` },
    { value: UNASSIGNED, label: `Unassigned (${unassigned})` },
  ];
  return {
    appId: listApp,
    keywords: all && isKnown ? (appId === null ? all : onList(listApp)) : undefined,
    /** Lists to choose from; `null` if there is only one. */
    choice:
      appId !== null && (unassigned > 0 || list === UNASSIGNED)
        ? { options, value: list, onChange: (value: string) => change({ list: value, page: null }) }
        : null,
  };
}
