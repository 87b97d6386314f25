import { createStore, type StoreApi } from "zustand";

/** Type of a toast. Errors and warnings interrupt a screen reader, the others wait. */
export type ToastType = "success" | "error" | "info" | "warning" | "loading";

/** Button of a toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Options of a toast besides its title. */
export interface ToastOptions {
  description?: string;
  /** One button; pressing it also closes the toast. */
  action?: ToastAction;
  /** Duration in milliseconds; default 4000. A loading toast stays until it is dismissed or replaced. */
  duration?: number;
  /** Replaces the toast with the same ID, e.g. a loading toast with its outcome. */
  id?: string;
  /** BCP 47 language of the text if it isn't English. */
  lang?: string;
}

/** A visible toast. */
export interface Toast extends ToastOptions {
  id: string;
  type: ToastType;
  title: string;
  /** Duration in milliseconds; `Infinity` never expires. */
  duration: number;
  /** Changes when a toast is replaced, which restarts its timer. */
  revision: number;
}

interface ToastState {
  toasts: readonly Toast[];
}

/** Maximum number of visible toasts; the oldest is dropped. */
export const MAX_TOASTS = 3;
const DEFAULT_DURATION_MS = 4000;
const key = Symbol.for("listwise.toasts.v1");

function getSharedStore(): StoreApi<ToastState> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the key is ours, so a copy of this code stored the value
  const existing: StoreApi<ToastState> | undefined = Reflect.get(globalThis, key);
  if (existing) return existing;
  const created = createStore<ToastState>(() => ({ toasts: [] }));
  Reflect.set(globalThis, key, created);
  return created;
}

/** The page-wide store, shared by all copies of this module. */
export const toastStore = getSharedStore();

let count = 0;

/** Shows a toast and returns its ID. Drops the oldest toast beyond the third. */
export function showToast(type: ToastType, title: string, options: ToastOptions = {}): string {
  count += 1;
  const id = options.id ?? `toast-${count}`;
  const duration = options.duration ?? (type === "loading" ? Number.POSITIVE_INFINITY : DEFAULT_DURATION_MS);
  const toast: Toast = { ...options, id, type, title, duration, revision: count };
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.some((other) => other.id === id)
      ? toasts.map((other) => (other.id === id ? toast : other))
      : [...toasts, toast].slice(-MAX_TOASTS),
  }));
  return id;
}

/** Removes a toast if it is still visible. */
export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Removes all toasts, because they were for the previous user. */
export function dismissAllToasts(): void {
  toastStore.setState({ toasts: [] });
}
