import { Component, type ReactNode } from "react";

/** Props of {@link RemoteBoundary}. */
export interface RemoteBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Takes a tree that threw off the page and tells the shell, which shows its panel in the remote's place. */
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
