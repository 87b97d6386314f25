import { mediaEndpoints } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { Content, ErrorState, Loading, SkeletonText } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";

/** Renders a text as readers will see it. Third-party pictures are loaded through the site by signed paths. */
export function ContentPreview({ text }: { text: string }) {
  const preview = useQuery({
    queryKey: ["admin", "preview", text],
    queryFn: async ({ signal }) =>
      (await call(mediaEndpoints.preview, { body: { content: text }, signal })).data.content,
    enabled: text.includes("https://"),
    gcTime: 0,
  });
  if (preview.isError) {
    return (
      <ErrorState
        title="Couldn't load the preview"
        problem={preview.error}
        onRetry={() => void preview.refetch()}
        retrying={preview.isFetching}
      />
    );
  }
  if (preview.isFetching) {
    return (
      <Loading label="Loading the preview">
        <SkeletonText />
      </Loading>
    );
  }
  return <Content source={preview.data ?? text} />;
}
