import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { Badge } from "../primitives/badge";
import { Button } from "../primitives/button";
import { Link } from "../router/facade";
import { HelpLink } from "./help-link";
import { PageHeader } from "./page-header";

const actions = (
  <>
    <Button>Export</Button>
    <Button variant="primary">Add keywords</Button>
  </>
);

export const gallery: GalleryEntry = {
  title: "Page header",
  components: { PageHeader, HelpLink },
  examples: [
    { name: "Title only", wide: true, element: <PageHeader title="Keywords" /> },
    {
      name: "Everything",
      wide: true,
      element: (
        <PageHeader
          before={<Link to="/tracked-apps">Tracked apps</Link>}
          title="WeatherBug"
          badge={<Badge tone="info">Beta</Badge>}
          help="keywords"
          description="Ranks and changes of the keywords that you track."
          actions={actions}
        />
      ),
    },
    {
      name: "Long texts",
      wide: true,
      element: <PageHeader title={longWord} description={longSentence} actions={actions} />,
    },
  ],
};
