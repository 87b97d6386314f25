const two = (number: number) => String(number).padStart(2, "0");

/** A moment of the server as `datetime-local` takes it, in the zone of who reads it. */
export function toLocal(moment: string | null): string {
  if (moment === null) return "";
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Back again. What was not changed stays as it was, to the millisecond. */
export function fromLocal(local: string, stored: string | null = null): string | null {
  if (local === "") return null;
  if (local === toLocal(stored)) return stored;
  const at = new Date(local);
  // What is no moment goes to the schema as it is, which says so beside the field.
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}
