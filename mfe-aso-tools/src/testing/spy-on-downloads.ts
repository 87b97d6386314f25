/** Records the files that are saved. */
export function spyOnDownloads() {
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  const create = jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:listing");
  create.mockClear();
  return {
    create,
    readFirst: async () => {
      const file = create.mock.calls[0]?.[0];
      return file instanceof Blob ? file.text() : "";
    },
  };
}
