import { Sparkline } from "../charts/sparkline";
import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { TrendingUpIcon } from "../icons/icons";
import { ChangeBadge } from "./change-badge";
import { Stat } from "./stat";

export const gallery: GalleryEntry = {
  title: "Stat",
  components: { Stat },
  examples: [
    { name: "Default", element: <Stat label="Tracked keywords" value="1,204" /> },
    {
      name: "With an icon, a change and a hint",
      element: (
        <Stat
          label="Average rank"
          value="14.2"
          icon={<TrendingUpIcon size={16} />}
          aside={<ChangeBadge change={3} />}
          hint="Compared to last week"
        />
      ),
    },
    {
      name: "With a sparkline",
      element: (
        <Stat
          label="Visibility"
          value="38%"
          aside={<Sparkline label="Last week" values={[30, 31, 29, 35, 38]} />}
        />
      ),
    },
    { name: "Loading", element: <Stat label="Average rank" value="" loading /> },
    {
      name: "Long texts",
      element: <Stat label={longSentence} value="123,456,789,012" hint={longSentence} />,
    },
  ],
};
