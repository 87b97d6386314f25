import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { AppIcon } from "./app-icon";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2468d8" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="#ffd166"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const gallery: GalleryEntry = {
  title: "App icon",
  components: { AppIcon },
  examples: [
    {
      name: "Sizes",
      element: (
        <Row>
          {[24, 40, 64].map((size) => (
            <AppIcon key={size} name="WeatherBug" src={picture} size={size} />
          ))}
        </Row>
      ),
    },
    {
      name: "Without an image",
      element: (
        <Row>
          {["WeatherBug", "Radar", "Climate", "Sunny", "Überblick", "7 Days", ""].map((name) => (
            <AppIcon key={name} name={name} />
          ))}
        </Row>
      ),
    },
    { name: "Broken image", element: <AppIcon name="WeatherBug" src="data:image/png,broken" /> },
  ],
};
