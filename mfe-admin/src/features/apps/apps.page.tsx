import type { Tag } from "@listwise/contracts/admin";
import { Container, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { allTagsQuery } from "../../shared/tags/tags.api";
import { appsList } from "./apps.list";

const NONE: readonly Tag[] = [];

export function AppsPage() {
  const tags = useQuery(allTagsQuery());
  const list = useList(appsList(tags.data ?? NONE));
  return (
    <Container>
      <PageHeader title="Apps" description={list.formatTotal("app", "apps") ?? "All known apps."} />
      <AdminList list={list} />
    </Container>
  );
}
