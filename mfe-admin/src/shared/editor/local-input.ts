const padTwo = (number: number) => String(number).padStart(2, "0");

/** Converts a UTC timestamp to a `datetime-local` value in the user's time zone. */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return "";
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${padTwo(at.getMonth() + 1)}-${padTwo(at.getDate())}`;
  return `${day}T${padTwo(at.getHours())}:${padTwo(at.getMinutes())}`;
}

/**
 * Converts a `datetime-local` value back to UTC; an empty one is `null`. If unchanged, the stored value is returned with
 * its milliseconds.
 */
export function fromLocalInput(local: string, stored: string | null = null): string | null {
  if (local === "") return null;
  if (local === toLocalInput(stored)) return stored;
  const at = new Date(local);
  // Invalid input is passed on, so that the schema reports it at the field.
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}
