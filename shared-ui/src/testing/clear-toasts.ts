import { toastStore } from "../toasts/toast.store";

/** Clears all toasts between tests, because the store lives as long as the page. */
export function clearToasts(): void {
  toastStore.setState({ toasts: [] });
}
