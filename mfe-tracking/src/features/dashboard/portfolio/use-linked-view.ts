import { storage } from "@listwise/shared-auth";
import { useStored } from "@listwise/shared-ui/table";
import { useUrlParams } from "../../../shared/use-url-params";

/** Arrangement of linked apps in a list. */
type LinkedView = "together" | "apart";

const parse = (value: unknown): LinkedView => (value === "apart" ? "apart" : "together");

/** Returns if linked apps are shown together or apart: as the address says (`?linked=`), else as last chosen. */
export function useLinkedView() {
  const { params, change } = useUrlParams();
  const [stored, store] = useStored(storage, "table-linked:portfolio", parse);
  const named = params.get("linked");
  const setView = (view: string) => {
    store(parse(view));
    change({ linked: null });
  };
  return { view: named === null ? stored : parse(named), setView };
}
