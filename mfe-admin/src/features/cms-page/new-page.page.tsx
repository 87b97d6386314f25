import { Card, Container, Link, PageHeader, toast, useNavigate } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { cmsKey } from "../../shared/cms-pages";
import { StoredDraftNotice } from "../../shared/editor/stored-draft-notice";
import { useStoreDraft, useStoredDraft } from "../../shared/editor/draft-storage";
import { restoreDraft } from "../../shared/editor/restore-draft";
import { SaveStatus } from "../../shared/editor/save-status";
import { AdminForm } from "../../shared/form/admin-form";
import { PageFields } from "./page-fields";
import { pageLabels } from "./page-values";
import { createPage, pageKey } from "./page.api";
import { usePageForm } from "./use-page-form";

const DRAFT_KEY = "cms:new";

export function NewCmsPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const kept = useStoredDraft(DRAFT_KEY);
  const form = usePageForm(null, async (body) => {
    const { data } = await createPage(body);
    kept.drop();
    client.setQueryData(pageKey(data.id), data);
    void client.invalidateQueries({ queryKey: [...cmsKey, "pages"] });
    toast.success(data.status === "DRAFT" ? "Draft saved" : "Page saved");
    void navigate(`/admin/cms/edit/${data.id}`, { replace: true });
  });
  useStoreDraft(kept, form);
  return (
    <Container>
      <PageHeader title="New page" before={<Link to="/admin/cms">All pages</Link>} />
      <Card>
        <AdminForm
          form={form}
          label="Page"
          labels={pageLabels}
          isNew
          buttons={form.changed && <SaveStatus changed busy={form.busy} auto={false} savedAt={null} />}
        >
          {kept.found && <StoredDraftNotice onRestore={() => restoreDraft(form, kept)} onDrop={kept.drop} />}
          <PageFields form={form} id={null} />
        </AdminForm>
      </Card>
    </Container>
  );
}
