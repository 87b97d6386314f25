import { getLocale } from "@listwise/aso-core/localization";
import type { StoreSize } from "@listwise/aso-core/screenshots";
import type { Screen } from "@listwise/contracts/tools";
import { Button, ImageIcon, Row, SelectField, Stack, Text } from "@listwise/shared-ui";
import { useRef, useState } from "react";
import styled from "styled-components";
import {
  findImageId,
  isCropped,
  listTargets,
  toSlot,
  type DeviceSlot,
  type ImageTarget,
} from "../draft/image-slots";
import type { Images } from "../images/use-images";
import type { ChangeScreen } from "./screen-form";

interface ImageFieldsProps {
  screen: Screen;
  devices: readonly DeviceSlot[];
  size: StoreSize;
  locale: string;
  baseLocale: string;
  images: Images;
  onChange: ChangeScreen;
  onFiles: (slot: string, files: readonly File[]) => void;
}

const Hidden = styled.input`
  display: none;
`;

function describeTarget({ tablet, locale }: ImageTarget): string {
  const language = locale === null ? null : (getLocale(locale)?.name ?? locale);
  if (tablet) return language ? `Tablets in ${language}` : "Tablets";
  return language ? `${language} only` : "All sizes and languages";
}

/** Renders the images of a screen; each can be replaced for tablets or for a language. */
export function ImageFields({ devices, ...rest }: ImageFieldsProps) {
  if (devices.length === 0) {
    return (
      <Text $size="sm" $tone="muted">
        The last screen of a panorama shows the device of the screen before it.
      </Text>
    );
  }
  return devices.map((device) => (
    <ImageField key={device} device={device} isOnly={devices.length === 1} {...rest} />
  ));
}

type ImageFieldProps = Omit<ImageFieldsProps, "devices"> & { device: DeviceSlot; isOnly: boolean };

function ImageField(props: ImageFieldProps) {
  const { device, isOnly, screen, size, locale, baseLocale, images, onChange, onFiles } = props;
  const picker = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const targets = listTargets(device, { size, locale, baseLocale });
  const slots = targets.map((target) => ({ value: toSlot(target), label: describeTarget(target) }));
  const general = String(device);
  const slot = slots.find(({ value }) => value === wanted)?.value ?? general;
  const hasImage = screen.images[slot] !== undefined;
  const shownId = findImageId(screen, device, { size, locale, baseLocale });
  const shown = shownId === null ? undefined : images[shownId];
  const name = isOnly ? "" : ` for device ${device}`;

  function remove() {
    onChange({ images: Object.fromEntries(Object.entries(screen.images).filter(([key]) => key !== slot)) });
  }

  return (
    <Stack $gap={2} role="group" aria-label={isOnly ? "Image" : `Image of device ${device}`}>
      {slots.length > 1 && (
        <SelectField
          label={`Image${name} for`}
          options={slots.toReversed()}
          value={slot}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <Row $gap={2}>
        <Hidden
          ref={picker}
          type="file"
          aria-label={`App screenshots${name}`}
          accept="image/png,image/jpeg,image/webp"
          multiple={isOnly && slot === general}
          tabIndex={-1}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Resets the input so that the same file can be selected again.
            event.target.value = "";
            onFiles(slot, files);
          }}
        />
        <Button
          variant={hasImage || slot !== general ? "secondary" : "primary"}
          icon={<ImageIcon size={14} />}
          onClick={() => picker.current?.click()}
        >
          {`${hasImage ? "Replace image" : "Add your screenshot"}${name}`}
        </Button>
        {hasImage && <Button onClick={remove}>{`Remove image${name}`}</Button>}
      </Row>
      {shown && isCropped(shown, size) && (
        <Text $size="sm" $tone="muted">
          Parts of the image are cut off, because its proportions differ from those of {size.label}.
        </Text>
      )}
    </Stack>
  );
}
