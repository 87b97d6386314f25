import { AppIcon, Stack } from "@listwise/shared-ui";
import { Sizes } from "../../shared/icons/icons.styles";

const SIZES = [
  { edge: 120, where: "Store page" },
  { edge: 60, where: "Home screen" },
  { edge: 40, where: "Search" },
  { edge: 29, where: "List" },
  { edge: 20, where: "Smallest" },
] as const;

/** Renders an icon at the sizes that devices use, on light and dark backgrounds. */
export function SizePreview({ name, icon }: { name: string; icon: string }) {
  return (
    <Stack $gap={3}>
      {["light", "dark"].map((ground) => (
        <Sizes key={ground} data-ground={ground} role="group" aria-label={`On ${ground} background`}>
          {SIZES.map(({ edge, where }) => (
            <figure key={edge}>
              <AppIcon name={name} src={icon} size={edge} />
              <figcaption>
                {where}, {edge}
              </figcaption>
            </figure>
          ))}
        </Sizes>
      ))}
    </Stack>
  );
}
