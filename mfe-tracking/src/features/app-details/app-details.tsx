import { Dialog } from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { useStayInStep } from "../../shared/use-stay-in-step";
import { listingQuery } from "./app-details.api";
import { DetailsBody } from "./details-body";
import { useDetailsParams } from "./use-details-params";
import { WindowControls } from "./window-controls";

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
  // While another country's listing loads, the one before stays in view.
  const listing = useQuery({ ...listingQuery(appId, country), placeholderData: keepPreviousData });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={listing.data?.name ?? "App details"}
      hideTitle
      readFirst
      size={maximized ? "xl" : "lg"}
    >
      <Bar>
        <WindowControls app={listing.data} maximized={maximized} onMaximize={setMaximized} onClose={close} />
      </Bar>
      <DetailsBody
        app={listing.data}
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

/** The details of the app in the address (`?app=`), above whatever page is shown. */
export function AppDetails() {
  useStayInStep();
  const params = useDetailsParams();
  // Another app starts anew.
  return params.appId ? <OpenDetails key={params.appId} {...params} appId={params.appId} /> : null;
}
