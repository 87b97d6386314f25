import * as React from "react";
import { createRoot, type Root as ReactRoot } from "react-dom/client";
import { RemoteBoundary } from "./remote-boundary";
import type { RemoteProps } from "./remote-props";

type Lifecycle = (props: never) => Promise<unknown>;

/** Lifecycle functions of a remote, in the order in which the shell calls them. */
export interface Lifecycles {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  update?: Lifecycle;
  unmount: Lifecycle;
}

interface LifecycleOptions<L extends Lifecycles> {
  /** Name of the remote, or of the remote and its widget. */
  name: string;
  Root: React.FunctionComponent<RemoteProps>;
  /** The `single-spa-react` function: only `lifecycles.tsx` may import it. */
  singleSpaReact: (options: {
    React: typeof React;
    ReactDOMClient: { createRoot: (element: Element) => unknown };
    rootComponent: React.FunctionComponent<RemoteProps>;
    suppressComponentDidCatchWarning: true;
  }) => L;
}

/** Renders in transitions, which yield to pending input. */
function renderInSteps(root: ReactRoot) {
  return {
    render: (children: React.ReactNode) => {
      React.startTransition(() => {
        root.render(children);
      });
    },
    unmount: () => root.unmount(),
  };
}

/**
 * Creates the exports of a remote's `lifecycles.tsx`. An error in a root affects only its own slot: the
 * boundary unmounts the tree and notifies the shell.
 */
export function createLifecycles<L extends Lifecycles>({
  name,
  Root,
  singleSpaReact,
}: LifecycleOptions<L>): L {
  const log = (error: unknown) => {
    // eslint-disable-next-line no-console -- the report goes to the server; this is for developers
    console.error(`${name} failed`, error);
  };
  function Bounded(props: RemoteProps) {
    return (
      <RemoteBoundary onError={props.onError}>
        <Root {...props} />
      </RemoteBoundary>
    );
  }
  return singleSpaReact({
    React,
    ReactDOMClient: {
      createRoot: (element) =>
        renderInSteps(
          createRoot(element, { identifierPrefix: `${name}-`, onCaughtError: log, onUncaughtError: log }),
        ),
    },
    rootComponent: Bounded,
    // single-spa-react looks for a boundary in the root component itself; ours is directly below it.
    suppressComponentDidCatchWarning: true,
  });
}
