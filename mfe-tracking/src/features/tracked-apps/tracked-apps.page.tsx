import { Button, Card, Container, PageHeader, PlusIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { appSearchQuery } from "../../shared/apps/app-search.api";
import { SearchForm } from "../../shared/apps/search-form";
import { AddAppDialog } from "./add-app-dialog";
import { MyAppsCard } from "./my-apps-card";
import { SearchResults } from "./search-results";
import { useAppSearch } from "./use-app-search";

/** Renders the store search and the apps that the user tracks or added. */
export function TrackedAppsPage() {
  const { search, searchFor } = useAppSearch();
  const { isPending } = useQuery(appSearchQuery(search));
  const [adding, setAdding] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  function goToSearch() {
    form.current?.querySelector("input")?.focus();
  }

  return (
    <Container>
      <PageHeader
        title="Tracked Apps"
        help="tracked-apps"
        description="Find an app in any country and track it to see how it ranks for your keywords."
        actions={
          <Button icon={<PlusIcon size={15} />} onClick={() => setAdding(true)}>
            Add own app
          </Button>
        }
      />
      <Stack $gap={6}>
        <Card>
          <div ref={form}>
            {/* Resets the form when the URL has another text (Back, a pasted link). */}
            <SearchForm key={search.q} search={search} onSearch={searchFor} />
          </div>
        </Card>
        {search.q !== "" && <SearchResults search={search} />}
        {/* Hidden during a search: its position depends on the number of results. */}
        <div hidden={search.q !== "" && isPending}>
          <MyAppsCard searchAction={<Button onClick={goToSearch}>Search for an app</Button>} />
        </div>
      </Stack>
      {adding && <AddAppDialog onClose={() => setAdding(false)} />}
    </Container>
  );
}
