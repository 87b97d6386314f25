import { toastStore } from "../toasts/toast.store";

/** Between tests: the store lives as long as the page. */
export function clearToasts(): void {
  toastStore.setState({ toasts: [] });
}
