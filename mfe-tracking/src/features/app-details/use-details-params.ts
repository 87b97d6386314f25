import { detailsOf, withDetails, withoutDetails, z, type DetailsAddress } from "@listwise/contracts";
import { useLocation, useNavigate, useSearchParams } from "@listwise/shared-ui";
import { countryOf } from "../../shared/countries";
import { useWriteParams } from "../../shared/use-url-params";
import { tabFrom, type DetailsTab } from "./details-tabs";

const OpenedHereSchema = z.object({ detailsOpened: z.literal(true) });

/** What the address says about the details: `?app={id}&tab={tab}&country={cc}`. */
export function useDetailsParams() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const write = useWriteParams();
  const details = detailsOf(search);

  function change(changes: Partial<DetailsAddress>): void {
    if (details) write(withDetails(search, { ...details, ...changes }));
  }

  /** Goes back to the page as it was; after a pasted link there is nothing to go back to. */
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
