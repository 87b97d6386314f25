import { AppleAdsBodySchema, type AppleAdsSettings } from "@listwise/contracts/admin";
import {
  Badge,
  Button,
  Card,
  Notice,
  TextAreaField,
  TextField,
  toast,
  useConfirm,
  type ConfirmRequest,
} from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { AdminForm } from "../../shared/form/admin-form";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { appleAdsKey, disconnectAppleAds, saveAppleAds } from "./apple-ads.api";

interface CredentialsCardProps {
  settings: AppleAdsSettings;
  /** Only superadmins can change credentials. */
  mayWrite: boolean;
}

/** Form for the account's credentials. The private key is write-only. */
export function CredentialsCard({ settings, mayWrite }: CredentialsCardProps) {
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const { configured, clientId, teamId, keyId, adAccountId } = settings;
  const form = useAdminForm({
    schema: AppleAdsBodySchema,
    initial: {
      clientId: clientId ?? "",
      teamId: teamId ?? "",
      keyId: keyId ?? "",
      adAccountId: adAccountId ?? "",
      privateKey: "",
    },
    toBody: ({ privateKey, adAccountId: account, ...rest }) => ({
      ...rest,
      ...(account.trim() === "" ? {} : { adAccountId: account }),
      ...(privateKey.trim() === "" ? {} : { privateKey }),
    }),
    save: async (body) => {
      client.setQueryData(appleAdsKey, await saveAppleAds(body));
      toast.success("Connected to Apple Search Ads");
    },
  });
  const disconnect: ConfirmRequest = {
    title: "Disconnect Apple Search Ads?",
    description: "The credentials and all data from the account are deleted. Popularity is estimated again.",
    action: "Disconnect",
    danger: true,
    run: async () => {
      client.setQueryData(appleAdsKey, await disconnectAppleAds());
      form.reset();
      return "Disconnected from Apple Search Ads";
    },
  };
  return (
    <Card
      title="Credentials"
      description="Copy them from the API page of Apple Search Ads. The private key is stored encrypted and never shown."
      actions={
        <Badge tone={configured ? "success" : "neutral"}>{configured ? "Connected" : "Not connected"}</Badge>
      }
    >
      {mayWrite ? (
        <AdminForm
          form={form}
          label="Credentials"
          action={configured ? "Save" : "Connect"}
          buttons={configured && <Button onClick={() => confirm(disconnect)}>Disconnect</Button>}
        >
          <TextField label="Client ID" required autoComplete="off" {...form.text("clientId")} />
          <TextField label="Team ID" required autoComplete="off" {...form.text("teamId")} />
          <TextField label="Key ID" required autoComplete="off" {...form.text("keyId")} />
          <TextField
            label="Account ID"
            inputMode="numeric"
            hint="Leave empty to use the first account that the credentials can access."
            {...form.text("adAccountId")}
          />
          <TextAreaField
            label="Private key"
            required={!configured}
            autoComplete="off"
            spellCheck={false}
            hint={configured ? "Leave empty to keep the stored key." : "Content of the .pem file."}
            {...form.text("privateKey")}
          />
        </AdminForm>
      ) : (
        <Notice title="Only superadmins can change these credentials." />
      )}
      {dialog}
    </Card>
  );
}
