import { accountEndpoints } from "@listwise/contracts/account";
import { call } from "@listwise/shared-auth";
import { Button, Card, DownloadIcon, downloadFile, toast } from "@listwise/shared-ui";
import { useSingleFlight } from "../../../shared/use-single-flight";
import { DeleteAccount } from "./delete-account";
import { Cards } from "../section.styles";
import { createFailureToast } from "../settings.api";

function Download() {
  const { start, busy } = useSingleFlight({
    run: () => call(accountEndpoints.exportMe, { timeoutMs: 60_000 }),
    onSuccess: (everything) => {
      const json = new Blob([JSON.stringify(everything, null, 2)], { type: "application/json" });
      downloadFile("listwise-account", "json", json);
      toast.success("Data downloaded");
    },
    onError: createFailureToast("Couldn't download your data"),
  });
  return (
    <Button busy={busy} icon={<DownloadIcon size={16} />} onClick={() => start()}>
      Download my data
    </Button>
  );
}

export function DataSection() {
  return (
    <Cards>
      <Card title="Download" description="All data in your account as a JSON file.">
        <Download />
      </Card>
      <Card title="Delete account" description="Permanently delete your account and data.">
        <DeleteAccount />
      </Card>
    </Cards>
  );
}
