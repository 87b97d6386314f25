import type { Registry } from "@listwise/contracts/remotes";
import { Button, copyText, LinkIcon, TextField, toast } from "@listwise/shared-ui";
import { useState } from "react";
import { pageRuntime } from "../../host/page-runtime";
import { buildSharedAddress } from "./share-address";

/** Renders the button that copies an address with exactly the versions of this tab. */
export function ShareComposition({ registry }: { registry: Registry }) {
  const [shared, setShared] = useState<ReturnType<typeof buildSharedAddress> | null>(null);

  async function share() {
    const built = buildSharedAddress(pageRuntime, registry, window.location.href);
    setShared(built);
    const { copied } = await copyText(built.address);
    if (copied) toast.success("Link copied");
    else toast.info("Copy it with your keyboard", { description: "Your browser blocks clipboard access." });
  }

  return (
    <>
      <Button size="sm" icon={<LinkIcon size={14} aria-hidden="true" />} onClick={() => void share()}>
        Copy link to these versions
      </Button>
      {shared && (
        <TextField
          label="Link"
          readOnly
          value={shared.address}
          onFocus={(event) => event.target.select()}
          hint={[
            "It pins the remotes for eight hours in the tab that opens it, for people who may use the developer tools. The shell is not pinned.",
            ...(shared.omitted.length > 0 ? [`Not included: ${shared.omitted.join(", ")}.`] : []),
          ].join(" ")}
        />
      )}
    </>
  );
}
