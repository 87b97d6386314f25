const two = (number: number) => String(number).padStart(2, "0");

/** Converts a UTC timestamp to a `datetime-local` value in the user's time zone. */
export function toLocal(moment: string | null): string {
  if (moment === null) return "";
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Converts a `datetime-local` value back to UTC. If unchanged, the stored value is returned with its milliseconds. */
export function fromLocal(local: string, stored: string | null = null): string | null {
  if (local === "") return null;
  if (local === toLocal(stored)) return stored;
  const at = new Date(local);
  // Invalid input is passed on, so that the schema reports it at the field.
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}
