import { ContentPageInputSchema, type ContentPage } from "@listwise/contracts/content";
import { z } from "@listwise/contracts/zod";
import { Card, Container, ExternalLinkIcon, LinkButton, PageHeader } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cmsKey, cmsPagesQuery } from "../../shared/cms-pages";
import { StoredDraftNotice } from "../../shared/editor/stored-draft-notice";
import { useStoreDraft, useStoredDraft } from "../../shared/editor/draft-storage";
import { publicationFormatters, getPublicationState } from "../../shared/editor/publication";
import { restoreDraft } from "../../shared/editor/restore-draft";
import { SaveStatus } from "../../shared/editor/save-status";
import { StateBadge } from "../../shared/editor/state-badge";
import { useFormAutosave } from "../../shared/editor/use-form-autosave";
import { AdminForm } from "../../shared/form/admin-form";
import { PageFields } from "./page-fields";
import { toPageBody, pageLabels } from "./page-values";
import { changePage, pageKey } from "./page.api";
import { usePageForm } from "./use-page-form";

/** Saves drafts automatically, published pages only on request. */
export function PageEditor({ page, back }: { page: ContentPage; back: ReactNode }) {
  const client = useQueryClient();
  const pages = useQuery(cmsPagesQuery);
  const kept = useStoredDraft(`cms:${page.id}`);
  const form = usePageForm(page, async (body, updatedAt = page.updatedAt) => {
    const { data } = await changePage(page.id, { ...body, updatedAt });
    kept.drop();
    client.setQueryData(pageKey(page.id), data);
    void client.invalidateQueries({ queryKey: [...cmsKey, "pages"] });
  });
  const { values, changed, busy, conflict, failure } = form;
  useStoreDraft(kept, form);
  const isDraft = page.status === "DRAFT" && values.status === "DRAFT";
  const isValid = z.safeParse(ContentPageInputSchema, toPageBody(values, page.publishedAt)).success;
  const due = isDraft && isValid && changed && !busy && !conflict && !failure;
  const inside = useFormAutosave({ values, due });
  return (
    <Container>
      <PageHeader
        title="Edit page"
        description={page.title}
        before={back}
        badge={<StateBadge of={page} />}
        actions={
          getPublicationState(page) === "published" && (
            <LinkButton
              to={`/${page.category.toLowerCase()}/${page.slug}`}
              icon={<ExternalLinkIcon size={14} />}
            >
              View on site
            </LinkButton>
          )
        }
      />
      <Card>
        <AdminForm
          form={form}
          label="Page"
          labels={pageLabels}
          words={{
            ...publicationFormatters,
            parentId: (id) => pages.data?.find((one) => String(one.id) === id)?.title ?? id,
          }}
          buttons={<SaveStatus changed={changed} busy={busy} auto={isDraft} savedAt={page.updatedAt} />}
        >
          {kept.found && <StoredDraftNotice onRestore={() => restoreDraft(form, kept)} onDrop={kept.drop} />}
          <PageFields form={form} id={page.id} inside={inside} />
        </AdminForm>
      </Card>
    </Container>
  );
}
