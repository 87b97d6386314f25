import * as React from "react";
import { createRoot, type Root as ReactRoot } from "react-dom/client";
import { RemoteBoundary } from "./remote-boundary";
import type { RemoteProps } from "./remote-props";

type Lifecycle = (props: never) => Promise<unknown>;

/** The functions the shell calls on a remote, in the order of its life. */
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
  /** `single-spa-react` itself: only `lifecycles.tsx` may import it. */
  singleSpaReact: (options: {
    React: typeof React;
    ReactDOMClient: { createRoot: (element: Element) => unknown };
    rootComponent: React.FunctionComponent<RemoteProps>;
    suppressComponentDidCatchWarning: true;
  }) => L;
}

/** Renders in steps between which the browser can answer to whoever taps or types. */
function inSteps(root: ReactRoot) {
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
 * All that a remote's `lifecycles.tsx` exports. A root that throws, at its first render or later, never takes more than
 * its own slot with it: the boundary empties the root and tells the shell.
 */
export function createLifecycles<L extends Lifecycles>({
  name,
  Root,
  singleSpaReact,
}: LifecycleOptions<L>): L {
  const log = (error: unknown) => {
    // eslint-disable-next-line no-console -- the report goes to the server; this is for the person with the tools open
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
        inSteps(
          createRoot(element, { identifierPrefix: `${name}-`, onCaughtError: log, onUncaughtError: log }),
        ),
    },
    rootComponent: Bounded,
    // It looks for a boundary in the root component itself; ours stands right below.
    suppressComponentDidCatchWarning: true,
  });
}
