import type { AdminTag } from "@listwise/contracts/admin";
import { Button, Container, PageHeader, PlusIcon } from "@listwise/shared-ui";
import { useState } from "react";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { TagDialog } from "./tag-dialog";
import { tagsList } from "./tags.list";

export function TagsPage() {
  const [edited, setEdited] = useState<AdminTag | "new" | null>(null);
  const list = useList(tagsList(setEdited));
  return (
    <Container>
      <PageHeader
        title="Tags"
        description={list.formatTotal("tag", "tags") ?? "Groups of apps and keywords."}
        actions={
          <Button
            variant="primary"
            icon={<PlusIcon size={14} aria-hidden="true" />}
            onClick={() => setEdited("new")}
          >
            New tag
          </Button>
        }
      />
      <AdminList list={list} />
      {edited && <TagDialog tag={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </Container>
  );
}
