import { ToolIntro } from "../../../shared/tool-page/tool-intro";
import { ToolPage } from "../../../shared/tool-page/tool-page";
import { ListingGate } from "../listing-gate";
import { DescriptionEditor } from "./description-editor";

export function DescriptionOptimizerPage() {
  return (
    <ToolPage
      title="Description Optimizer"
      help="description-optimizer"
      description="Write a clear, concise description."
      withoutApp={<ToolIntro>Add your app to improve its description.</ToolIntro>}
    >
      {(app, country) => (
        <ListingGate key={`${app.id} ${country}`} app={app} country={country}>
          {(listing) => <DescriptionEditor app={app} country={country} listing={listing} />}
        </ListingGate>
      )}
    </ToolPage>
  );
}
