import { SkeletonKindSchema, type RemoteName } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { useMatches } from "react-router-dom";
import { PAGES } from "../delivery/load-remote";
import { GUARD_BLOCKED } from "./guard-blocked";
import { RemoteSlot } from "./remote-slot";

const HandleSchema = z.catch(z.object({ skeleton: SkeletonKindSchema }), { skeleton: "cards" });
/** Loader data of a page: the milliseconds that its navigation has waited. */
const WaitedSchema = z.catch(z.number(), 0);

/** Renders the pages of a remote. It is the element of all its routes, so that it stays mounted between them. */
export function RemoteOutlet({ remote }: { remote: RemoteName }) {
  const page = useMatches().at(-1);
  if (page?.loaderData === GUARD_BLOCKED) return null;
  const { skeleton } = z.parse(HandleSchema, page?.handle);
  const waitedMs = z.parse(WaitedSchema, page?.loaderData);
  return <RemoteSlot key={remote} remote={remote} module={PAGES} wait={{ kind: skeleton, waitedMs }} />;
}
