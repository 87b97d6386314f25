import { createStore, type StoreApi } from "zustand";

/** What a toast tells of; errors and warnings interrupt a screen reader, the others wait. */
export type ToastType = "success" | "error" | "info" | "warning" | "loading";

/** What a toast offers to do. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** All of a toast but its title. */
export interface ToastOptions {
  description?: string;
  /** One button; pressing it also closes the toast. */
  action?: ToastAction;
  /** Milliseconds it stays; default 4000. A loading toast stays until it is dismissed or replaced. */
  duration?: number;
  /** Replaces the toast of the same id, such as a loading one by its outcome. */
  id?: string;
  /** Language of the words when it is not English (BCP 47). */
  lang?: string;
}

/** A toast on the screen. */
export interface Toast extends ToastOptions {
  id: string;
  type: ToastType;
  title: string;
  /** Milliseconds; infinity stays. */
  duration: number;
  /** Changes when a toast is replaced, so that its time starts anew. */
  revision: number;
}

interface ToastState {
  toasts: readonly Toast[];
}

/** How many are visible at once; the oldest gives way. */
export const maxToasts = 3;
const defaultDuration = 4000;
const key = Symbol.for("listwise.toasts.v1");

function sharedStore(): StoreApi<ToastState> {
  const existing: StoreApi<ToastState> | undefined = Reflect.get(globalThis, key);
  if (existing) return existing;
  const created = createStore<ToastState>(() => ({ toasts: [] }));
  Reflect.set(globalThis, key, created);
  return created;
}

/** One store for the whole page, however many copies of this module there are. */
export const toastStore = sharedStore();

let count = 0;

/** Shows a toast and returns its id; past the third the oldest leaves. */
export function showToast(type: ToastType, title: string, options: ToastOptions = {}): string {
  count += 1;
  const id = options.id ?? `toast-${count}`;
  const duration = options.duration ?? (type === "loading" ? Number.POSITIVE_INFINITY : defaultDuration);
  const toast: Toast = { ...options, id, type, title, duration, revision: count };
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.some((other) => other.id === id)
      ? toasts.map((other) => (other.id === id ? toast : other))
      : [...toasts, toast].slice(-maxToasts),
  }));
  return id;
}

/** Takes a toast away, if it is still there. */
export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Takes all toasts away: they spoke to who was here before. */
export function dismissAllToasts(): void {
  toastStore.setState({ toasts: [] });
}
