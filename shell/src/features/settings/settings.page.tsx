import { useSession } from "@listwise/shared-auth";
import { Container, PageHeader, Tabs } from "@listwise/shared-ui";
import { useSearchParams } from "react-router-dom";
import { getSection, sectionTabs } from "./sections";
import { UnsavedGuard } from "./unsaved";

export function SettingsPage() {
  const signedIn = useSession(({ status }) => status === "signed-in");
  const [search, setSearch] = useSearchParams();
  const { value, Section } = getSection(search.get("section"));

  function open(section: string) {
    const next = new URLSearchParams(search);
    next.set("section", section);
    setSearch(next);
  }
  return (
    <Container>
      <PageHeader title="Settings" description="Manage your account and the appearance of Listwise." />
      {signedIn && (
        <Tabs label="Settings" tabs={sectionTabs} value={value} onChange={open}>
          <Section key={value} />
        </Tabs>
      )}
      <UnsavedGuard />
    </Container>
  );
}
