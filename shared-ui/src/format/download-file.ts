/** Saves a file under exactly this name. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

/** Saves a file with the date in its name: `users`, `csv` becomes `users-2026-03-04.csv` (day in UTC). */
export function downloadFile(name: string, extension: string, content: Blob): void {
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.${extension}`, content);
}

/** Saves CSV text as a file: `users` becomes `users-2026-03-04.csv` (day in UTC). */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, "csv", new Blob([csv], { type: "text/csv;charset=utf-8" }));
}
