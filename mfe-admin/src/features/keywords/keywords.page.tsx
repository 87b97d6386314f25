import type { AdminKeyword, Tag } from "@listwise/contracts/admin";
import { Container, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { allTagsQuery } from "../../shared/tags/tags.api";
import { keywordsList } from "./keywords.list";
import { TagDialog } from "./tag-dialog";

const NONE: readonly Tag[] = [];

export function KeywordsPage() {
  const tags = useQuery(allTagsQuery());
  const [tagged, setTagged] = useState<AdminKeyword | null>(null);
  const list = useList(keywordsList({ tags: tags.data ?? NONE, onTag: setTagged }));
  return (
    <Container>
      <PageHeader
        title="Keywords"
        description={list.formatTotal("keyword", "keywords") ?? "All requested keywords."}
      />
      <AdminList list={list} />
      {tagged && <TagDialog keyword={tagged} onClose={() => setTagged(null)} />}
    </Container>
  );
}
