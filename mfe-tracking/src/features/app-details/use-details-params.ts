import { z } from "@listwise/contracts";
import { useLocation, useNavigate } from "@listwise/shared-ui";
import { countryFrom } from "../../shared/countries";
import { useUrlParams } from "../../shared/use-url-params";
import { tabFrom, type DetailsTab } from "./details-tabs";

const OpenedHereSchema = z.object({ detailsOpened: z.literal(true) });

/** What the address says about the details: `?app={id}&tab={tab}&country={cc}`. */
export function useDetailsParams() {
  const { params, change } = useUrlParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  /** Goes back to the page as it was; after a pasted link there is nothing to go back to. */
  function close(): void {
    if (z.safeParse(OpenedHereSchema, state).success) void navigate(-1);
    else change({ app: null, tab: null });
  }

  return {
    appId: params.get("app"),
    tab: tabFrom(params.get("tab")),
    country: countryFrom(params),
    setTab: (tab: DetailsTab) => change({ tab }),
    setCountry: (country: string) => change({ country }),
    close,
  };
}
