import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { EyeIcon } from "../icons/icons";
import { IconButton } from "./button";
import { TextAreaField, TextField } from "./text-field";

export const gallery: GalleryEntry = {
  title: "Text field",
  components: { TextField, TextAreaField },
  examples: [
    { name: "Empty", element: <TextField label="Name" placeholder="My first app" /> },
    {
      name: "Required, with a hint",
      element: <TextField label="Name" required hint="At most 30 characters" defaultValue="WeatherBug" />,
    },
    { name: "Hover", state: "hover", element: <TextField label="Name" defaultValue="WeatherBug" /> },
    { name: "Focus", state: "focus", element: <TextField label="Name" defaultValue="WeatherBug" /> },
    { name: "Error", element: <TextField label="Name" error="Enter a name." /> },
    { name: "Disabled", element: <TextField label="Name" disabled defaultValue="WeatherBug" /> },
    {
      name: "With a button",
      element: (
        <TextField
          label="Password"
          type="password"
          defaultValue="correct horse"
          end={<IconButton label="Show password" size="sm" icon={<EyeIcon size={16} />} />}
        />
      ),
    },
    {
      name: "Long texts",
      element: <TextField label={longSentence} hint={longWord} defaultValue={longSentence} />,
    },
    { name: "Text area", element: <TextAreaField label="Description" defaultValue={longSentence} /> },
    { name: "Text area, error", element: <TextAreaField label="Description" error="Enter a description." /> },
    {
      name: "Text area, disabled",
      element: <TextAreaField label="Description" disabled defaultValue="A weather app" />,
    },
  ],
};
