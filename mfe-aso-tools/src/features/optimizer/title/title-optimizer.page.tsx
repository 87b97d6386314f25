import { ToolIntro } from "../../../shared/tool-page/tool-intro";
import { ToolPage } from "../../../shared/tool-page/tool-page";
import { ListingGate } from "../listing-gate";
import { TitleEditor } from "./title-editor";

export function TitleOptimizerPage() {
  return (
    <ToolPage
      title="Title Optimizer"
      help="title-optimizer"
      description="Optimize the short texts that the store's search considers most."
      withoutApp={<ToolIntro>Add your app to optimize its title.</ToolIntro>}
    >
      {(app, country) => (
        <ListingGate key={`${app.id} ${country}`} app={app} country={country}>
          {(listing) => <TitleEditor app={app} country={country} listing={listing} />}
        </ListingGate>
      )}
    </ToolPage>
  );
}
