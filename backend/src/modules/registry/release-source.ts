/** Something that holds releases as `<name>/<version>/<file>`, and `live.json`. */
export interface ReleaseSource {
  /** The pointer, `null` while there is none. `stamp` changes with its content, which is only read when asked for. */
  pointer(): Promise<{ stamp: string; read: () => Promise<string> } | null>;
  /** Text of a file of a release. */
  read(name: string, version: string, file: string): Promise<string>;
  /** Address under which browsers find the files of a release, ending in a slash. */
  baseOf(name: string, version: string): string;
  origin: string | null;
}
