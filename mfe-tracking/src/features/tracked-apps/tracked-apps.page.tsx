import { Button, Card, Container, PageHeader, Stack } from "@listwise/shared-ui";
import { useRef } from "react";
import { FollowedApps } from "./followed-apps";
import { SearchForm } from "./search-form";
import { SearchResults } from "./search-results";
import { useAppSearch } from "./use-app-search";

/** Finds apps in a store and country, and lists those the person follows. */
export function TrackedAppsPage() {
  const { search, searchFor } = useAppSearch();
  const form = useRef<HTMLDivElement>(null);

  function goToSearch() {
    form.current?.querySelector("input")?.focus();
  }

  return (
    <Container>
      <PageHeader
        title="Tracked Apps"
        description="Find an app in a store and country, and track it to see where it ranks for your keywords."
      />
      <Stack $gap={6}>
        <Card>
          <div ref={form}>
            {/* A new text in the URL (Back, a pasted link) starts the form anew. */}
            <SearchForm key={search.q} search={search} onSearch={searchFor} />
          </div>
        </Card>
        {search.q !== "" && <SearchResults search={search} />}
        <FollowedApps searchAction={<Button onClick={goToSearch}>Search for an app</Button>} />
      </Stack>
    </Container>
  );
}
