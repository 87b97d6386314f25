import { parseDetails, setDetails, removeDetails, type DetailsParams } from "@listwise/contracts/events";
import { z } from "@listwise/contracts/zod";
import { useLocation, useNavigate, useSearchParams } from "@listwise/shared-ui";
import { parseCountry } from "../../shared/countries";
import { useWriteParams } from "../../shared/use-url-params";
import { parseTab, type DetailsTab } from "./details-tabs";

const OpenedHereSchema = z.object({ detailsOpened: z.literal(true) });

/** Returns the state of the details in the address (`?app={id}&tab={tab}&country={cc}`) and setters for it. */
export function useDetailsParams() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const write = useWriteParams();
  const details = parseDetails(search);

  function change(changes: Partial<DetailsParams>): void {
    if (details) write(setDetails(search, { ...details, ...changes }));
  }

  /** Goes back to the previous page state; after a pasted link, only removes the parameters. */
  function close(): void {
    if (z.safeParse(OpenedHereSchema, location.state).success) void navigate(-1);
    else write(removeDetails(search));
  }

  return {
    appId: details ? String(details.app) : null,
    tab: parseTab(details?.tab ?? null),
    country: parseCountry(details?.country),
    setTab: (tab: DetailsTab) => change({ tab }),
    setCountry: (country: string) => change({ country }),
    close,
  };
}
