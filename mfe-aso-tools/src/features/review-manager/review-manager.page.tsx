import { useWorkspace } from "@listwise/shared-auth";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { useToolParams } from "../../shared/tool-page/use-tool-params";
import { ReviewInbox } from "./inbox/review-inbox";
import { SampleInbox } from "./inbox/sample-inbox";
import { buildInboxParams } from "./inbox/use-inbox-params";

export function ReviewManagerPage() {
  const params = useToolParams();
  const inbox = buildInboxParams(params, useWorkspace().country);
  return (
    <ToolPage
      title="Review Manager"
      help="review-manager"
      description="Read, filter and reply to reviews."
      withoutApp={<SampleInbox params={inbox} />}
    >
      {(app, country) => <ReviewInbox key={`${app.id} ${country}`} app={app} params={inbox} />}
    </ToolPage>
  );
}
