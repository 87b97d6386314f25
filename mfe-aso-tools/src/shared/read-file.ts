/** Returns a file's content in Base64. */
export function readFileAsBase64(file: Blob): Promise<string> {
  return new Promise((done, refuse) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,/, "") : "");
    reader.onerror = () => refuse(new Error("Couldn't read the file. Choose it again."));
    reader.readAsDataURL(file);
  });
}
