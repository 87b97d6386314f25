import { Component, type ReactNode } from "react";

/** Props of {@link RemoteBoundary}. */
export interface RemoteBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Unmounts a tree that threw and notifies the shell, which shows its error panel in the slot. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
