import { dismissAllToasts, dismissToast, showToast, type ToastOptions, type ToastType } from "./toast.store";

/** Short messages that pass by. Each answers the toast's id, for `dismiss` or to replace it with `{ id }`. */
export const toast = {
  success: (title: string, options?: ToastOptions) => showToast("success", title, options),
  error: (title: string, options?: ToastOptions) => showToast("error", title, options),
  info: (title: string, options?: ToastOptions) => showToast("info", title, options),
  warning: (title: string, options?: ToastOptions) => showToast("warning", title, options),
  /** Stays until it is dismissed or replaced. */
  loading: (title: string, options?: ToastOptions) => showToast("loading", title, options),
  /** What a feature says of itself: only one such toast is there at a time, the next takes its place. */
  feature: (type: ToastType, title: string, options?: Omit<ToastOptions, "id">) =>
    showToast(type, title, { ...options, id: "feature" }),
  dismiss: dismissToast,
  dismissAll: dismissAllToasts,
};
