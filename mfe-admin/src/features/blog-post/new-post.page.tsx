import { Card, Container, Link, PageHeader, toast, useNavigate } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { blogKey } from "../../shared/blog-keys";
import { StoredDraftNotice } from "../../shared/editor/stored-draft-notice";
import { useStoreDraft, useStoredDraft } from "../../shared/editor/draft-storage";
import { restoreDraft } from "../../shared/editor/restore-draft";
import { SaveStatus } from "../../shared/editor/save-status";
import { AdminForm } from "../../shared/form/admin-form";
import { PostFields } from "./post-fields";
import { postLabels } from "./post-values";
import { createPost, postKey } from "./post.api";
import { usePostForm } from "./use-post-form";

const DRAFT_KEY = "blog:new";

export function NewPostPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const kept = useStoredDraft(DRAFT_KEY);
  const form = usePostForm(null, async (body) => {
    const { data } = await createPost(body);
    kept.drop();
    client.setQueryData(postKey(data.id), data);
    void client.invalidateQueries({ queryKey: [...blogKey, "posts"] });
    toast.success(data.status === "DRAFT" ? "Draft saved" : "Post saved");
    void navigate(`/admin/blog/edit/${data.id}`, { replace: true });
  });
  useStoreDraft(kept, form);
  return (
    <Container>
      <PageHeader title="New post" before={<Link to="/admin/blog">All posts</Link>} />
      <Card>
        <AdminForm
          form={form}
          label="Post"
          labels={postLabels}
          isNew
          buttons={form.changed && <SaveStatus changed busy={form.busy} auto={false} savedAt={null} />}
        >
          {kept.found && <StoredDraftNotice onRestore={() => restoreDraft(form, kept)} onDrop={kept.drop} />}
          <PostFields form={form} isNew />
        </AdminForm>
      </Card>
    </Container>
  );
}
