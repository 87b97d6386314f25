import { detailsOf, withDetails, withoutDetails, z, type DetailsAddress } from "@listwise/contracts";
import { useLocation, useNavigate, useSearchParams } from "@listwise/shared-ui";
import { countryOf } from "../../shared/countries";
import { useWriteParams } from "../../shared/use-url-params";
import { tabFrom, type DetailsTab } from "./details-tabs";

const OpenedHereSchema = z.object({ detailsOpened: z.literal(true) });

/** Returns the state of the details in the address (`?app={id}&tab={tab}&country={cc}`) and setters for it. */
export function useDetailsParams() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const write = useWriteParams();
  const details = detailsOf(search);

  function change(changes: Partial<DetailsAddress>): void {
    if (details) write(withDetails(search, { ...details, ...changes }));
  }

  /** Goes back to the previous page state; after a pasted link, only removes the parameters. */
  function close(): void {
    if (z.safeParse(OpenedHereSchema, state).success) void navigate(-1);
    else write(withoutDetails(search));
  }

  return {
    appId: details ? String(details.app) : null,
    tab: tabFrom(details?.tab ?? null),
    country: countryOf(details?.country),
    setTab: (tab: DetailsTab) => change({ tab }),
    setCountry: (country: string) => change({ country }),
    close,
  };
}
