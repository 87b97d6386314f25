/** A record of what the drawing code did with a canvas. */
export interface FakeCanvas {
  /** Finished images with their texts. */
  made: { width: number; height: number; words: string[] }[];
  /** Files that were saved. */
  files: { name: string; content: Blob }[];
  /** Makes images wait until the returned function is called. */
  hold: () => () => void;
}

/** Returns the beginning of a PNG file, up to its size and color type (RGB without transparency). */
function createPngHeader(width: number, height: number): ArrayBuffer {
  const bytes = new Uint8Array(26);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2], 24);
  return bytes.buffer;
}

/** Installs a canvas that records the drawn text, because the test environment has none. Call it before each test. */
export function installFakeCanvas(): FakeCanvas {
  const fake: FakeCanvas = { made: [], files: [], hold: () => () => undefined };
  let held = Promise.resolve();
  fake.hold = () => {
    let release: () => void = () => undefined;
    held = new Promise((resolve) => (release = resolve));
    return () => release();
  };
  const words = new WeakMap<HTMLCanvasElement, string[]>();
  function getContext(this: HTMLCanvasElement) {
    const written: string[] = [];
    words.set(this, written);
    const methods: Record<string, (text: string) => unknown> = {
      measureText: (text) => ({ width: text.length * 50 }),
      createLinearGradient: () => ({ addColorStop: () => undefined }),
      createRadialGradient: () => ({ addColorStop: () => undefined }),
      fillText: (text) => written.push(text),
    };
    return new Proxy({}, { get: (_, name) => methods[String(name)] ?? (() => undefined), set: () => true });
  }
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { configurable: true, value: getContext });
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
  ) {
    const { width, height } = this;
    const image = { width, height, words: words.get(this) ?? [] };
    void held.then(() => {
      fake.made.push(image);
      const png = new Blob(["png"], { type: "image/png" });
      done(Object.assign(png, { arrayBuffer: async () => createPngHeader(width, height) }));
    });
  });
  Object.assign(globalThis, {
    createImageBitmap: async (source: { name?: string }) => {
      if (source.name === "broken.png") throw new Error("no image");
      return { width: 660, height: 1434, close: () => undefined };
    },
  });
  let last: Blob | null = null;
  URL.createObjectURL = (content: Blob) => {
    last = content;
    return "blob:test";
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) fake.files.push({ name: this.download, content: last });
  });
  return fake;
}
