import { BlogPostInputSchema, type EditedPost } from "@listwise/contracts/content";
import { z } from "@listwise/contracts/zod";
import {
  Button,
  Card,
  Container,
  ExternalLinkIcon,
  LinkButton,
  PageHeader,
  useNavigate,
  useConfirm,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode } from "react";
import { blogCategoriesQuery, blogKey } from "../../shared/blog-keys";
import { StoredDraftNotice } from "../../shared/editor/stored-draft-notice";
import { useStoreDraft, useStoredDraft } from "../../shared/editor/draft-storage";
import { publicationFormatters, getPublicationState } from "../../shared/editor/publication";
import { restoreDraft } from "../../shared/editor/restore-draft";
import { SaveStatus } from "../../shared/editor/save-status";
import { StateBadge } from "../../shared/editor/state-badge";
import { useFormAutosave } from "../../shared/editor/use-form-autosave";
import { AdminForm } from "../../shared/form/admin-form";
import { formatNames } from "../../shared/form/conflict";
import { PostFields } from "./post-fields";
import { toPostBody, postLabels } from "./post-values";
import { changePost, deletePost, postKey } from "./post.api";
import { usePostForm } from "./use-post-form";

/** Saves drafts automatically, published posts only on request. */
export function PostEditor({ post, back }: { post: EditedPost; back: ReactNode }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const categories = useQuery(blogCategoriesQuery);
  const kept = useStoredDraft(`blog:${post.id}`);
  const form = usePostForm(post, async (body, updatedAt = post.updatedAt) => {
    const { data } = await changePost(post.id, { ...body, updatedAt });
    kept.drop();
    client.setQueryData(postKey(post.id), data);
    void client.invalidateQueries({ queryKey: [...blogKey, "posts"] });
  });
  const { values, changed, busy, conflict, failure } = form;
  useStoreDraft(kept, form);
  const isDraft = post.status === "DRAFT" && values.status === "DRAFT";
  const isValid = z.safeParse(BlogPostInputSchema, toPostBody(values, post.publishedAt)).success;
  const due = isDraft && isValid && changed && !busy && !conflict && !failure;
  const inside = useFormAutosave({ values, due });
  const remove = () =>
    confirm({
      title: `Delete “${post.title}”?`,
      description: "It is removed from the site immediately. This can't be undone.",
      action: "Delete",
      danger: true,
      run: async () => {
        await deletePost(post.id);
        await client.invalidateQueries({ queryKey: [...blogKey, "posts"] });
        void navigate("/admin/blog");
        return "Post deleted";
      },
    });
  return (
    <Container>
      <PageHeader
        title="Edit post"
        description={post.title}
        before={back}
        badge={<StateBadge of={post} />}
        actions={
          <>
            {getPublicationState(post) === "published" && (
              <LinkButton to={`/blog/${post.slug}`} icon={<ExternalLinkIcon size={14} />}>
                View on site
              </LinkButton>
            )}
            <Button onClick={remove}>Delete</Button>
          </>
        }
      />
      <Card>
        <AdminForm
          form={form}
          label="Post"
          labels={postLabels}
          words={{ ...publicationFormatters, categories: (ids) => formatNames(ids, categories.data) }}
          buttons={<SaveStatus changed={changed} busy={busy} auto={isDraft} savedAt={post.updatedAt} />}
        >
          {kept.found && <StoredDraftNotice onRestore={() => restoreDraft(form, kept)} onDrop={kept.drop} />}
          <PostFields form={form} isNew={false} inside={inside} />
        </AdminForm>
      </Card>
      {dialog}
    </Container>
  );
}
