import { Container, PageHeader, Tabs, useSearchParams } from "@listwise/shared-ui";
import { useState } from "react";
import { ContactTab } from "./contact-tab";
import { OutboxTab } from "./outbox-tab";

const tabs = [
  { value: "contact", label: "Contact messages" },
  { value: "outbox", label: "Outbox" },
];

export function MailPage() {
  const [params, setParams] = useSearchParams();
  const [tab, setTab] = useState(params.get("tab") === "outbox" ? "outbox" : "contact");
  const choose = (value: string) => {
    // Search, filters and page belong to the previous list.
    setParams(value === "contact" ? {} : { tab: value }, { replace: true });
    setTab(value);
  };
  return (
    <Container>
      <PageHeader title="Mail" description="Contact messages and outgoing mail." />
      <Tabs label="Mail" tabs={tabs} value={tab} onChange={choose}>
        {tab === "outbox" ? <OutboxTab /> : <ContactTab />}
      </Tabs>
    </Container>
  );
}
