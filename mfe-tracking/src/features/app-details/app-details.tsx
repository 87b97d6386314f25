import { isCovered } from "@listwise/aso-core/text";
import { Dialog, useStoreSource } from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { useInvalidateOnEvents } from "../../shared/use-invalidate-on-events";
import { listingQuery } from "./app-details.api";
import { DetailsBody } from "./details-body";
import { useDetailsParams } from "./use-details-params";
import { WindowControls } from "./header/window-controls";

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-inline-end: 2.125rem;
`;

interface OpenDetailsProps extends ReturnType<typeof useDetailsParams> {
  appId: string;
}

function OpenDetails({ appId, tab, country, setTab, setCountry, close }: OpenDetailsProps) {
  const [maximized, setMaximized] = useState(false);
  // The previous country's listing stays in view while another loads, and its header if the other one fails.
  const enabled = isCovered(useStoreSource(), country);
  const listing = useQuery({ ...listingQuery(appId, country), placeholderData: keepPreviousData, enabled });
  const [last, setLast] = useState(listing.data);
  if (listing.data && listing.data !== last) setLast(listing.data);
  const app = listing.data ?? last;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={app?.name ?? "App details"}
      hideTitle
      readFirst
      fill
      size={maximized ? "xl" : "lg"}
    >
      <Bar>
        <WindowControls
          {...{ app, country, tab }}
          maximized={maximized}
          onMaximize={setMaximized}
          onClose={close}
        />
      </Bar>
      <DetailsBody
        app={app}
        outdated={listing.isPlaceholderData}
        error={listing.error}
        onRetry={() => void listing.refetch()}
        tab={tab}
        country={country}
        onTab={setTab}
        onCountry={setCountry}
      />
    </Dialog>
  );
}

/** Renders the details of the app in the address (`?app=`) above the current page. */
export function AppDetails() {
  useInvalidateOnEvents();
  const params = useDetailsParams();
  // The key resets the state for each app.
  return params.appId ? <OpenDetails key={params.appId} {...params} appId={params.appId} /> : null;
}
