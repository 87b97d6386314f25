import { dismissAllToasts, dismissToast, showToast, type ToastOptions, type ToastType } from "./toast.store";

/**
 * Shows short, temporary messages. Each method returns the toast's ID, for `dismiss` or to replace it with `{
 * id }`.
 */
export const toast = {
  success: (title: string, options?: ToastOptions) => showToast("success", title, options),
  error: (title: string, options?: ToastOptions) => showToast("error", title, options),
  info: (title: string, options?: ToastOptions) => showToast("info", title, options),
  warning: (title: string, options?: ToastOptions) => showToast("warning", title, options),
  /** Stays until it is dismissed or replaced. */
  loading: (title: string, options?: ToastOptions) => showToast("loading", title, options),
  /** Shows a feature's message. There is only one such toast at a time; the next replaces it. */
  feature: (type: ToastType, title: string, options?: Omit<ToastOptions, "id">) =>
    showToast(type, title, { ...options, id: "feature" }),
  dismiss: dismissToast,
  dismissAll: dismissAllToasts,
};
