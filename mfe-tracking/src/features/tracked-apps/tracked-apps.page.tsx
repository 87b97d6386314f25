import { Button, Card, Container, PageHeader, PlusIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AddAppDialog } from "./add-app-dialog";
import { MyAppsCard } from "./my-apps-card";
import { SearchForm } from "./search-form";
import { SearchResults } from "./search-results";
import { appSearchQuery } from "./tracked-apps.api";
import { useAppSearch } from "./use-app-search";

/** Finds apps in a store and country, and lists those a person follows or has put in. */
export function TrackedAppsPage() {
  const { search, searchFor } = useAppSearch();
  const { isLoading: searching } = useQuery(appSearchQuery(search));
  const [adding, setAdding] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  function goToSearch() {
    form.current?.querySelector("input")?.focus();
  }

  return (
    <Container>
      <PageHeader
        title="Tracked Apps"
        description="Find an app in a store and country, and track it to see where it ranks for your keywords."
        actions={
          <Button icon={<PlusIcon size={15} />} onClick={() => setAdding(true)}>
            Add own app
          </Button>
        }
      />
      <Stack $gap={6}>
        <Card>
          <div ref={form}>
            {/* A new text in the URL (Back, a pasted link) starts the form anew. */}
            <SearchForm key={search.q} search={search} onSearch={searchFor} />
          </div>
        </Card>
        {search.q !== "" && <SearchResults search={search} />}
        {/* How far down it stands depends on what is found. */}
        <div hidden={searching}>
          <MyAppsCard searchAction={<Button onClick={goToSearch}>Search for an app</Button>} />
        </div>
      </Stack>
      {adding && <AddAppDialog onClose={() => setAdding(false)} />}
    </Container>
  );
}
