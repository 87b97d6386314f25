import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { Opened } from "../gallery/opened";
import { WithState } from "../gallery/with-state";
import { Row } from "../primitives/layout";
import type { Column } from "./column";
import { ColumnChooser } from "./column-chooser";

const createColumn = (header: string): Column<string> => ({ key: header, header, value: (row) => row });
const columns = ["Keyword", "Rank", "Change", "Country"].map(createColumn);
const longColumns = ["Keyword", "Rank", longSentence].map(createColumn);
const fewHidden: readonly string[] = ["Change"];
const ignore = () => {};

export const gallery: GalleryEntry = {
  title: "Column chooser",
  components: { ColumnChooser },
  examples: [
    {
      name: "Closed",
      element: (
        <Row>
          <ColumnChooser columns={columns} hidden={[]} onChange={ignore} />
          <ColumnChooser columns={columns} hidden={[]} onChange={ignore} size="sm" />
        </Row>
      ),
    },
    {
      name: "Open",
      pageHeight: 220,
      element: (
        <Opened by="click">
          <WithState initial={fewHidden}>
            {(hidden, onChange) => <ColumnChooser columns={columns} hidden={hidden} onChange={onChange} />}
          </WithState>
        </Opened>
      ),
    },
    {
      name: "Open, long text",
      pageHeight: 260,
      element: (
        <Opened by="click">
          <ColumnChooser columns={longColumns} hidden={[]} onChange={ignore} />
        </Opened>
      ),
    },
  ],
};
