import { storage } from "@listwise/shared-auth";
import { IconButton, SegmentedControl, Tabs, XIcon } from "@listwise/shared-ui";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { toggleDevtools, useDevtoolsStore } from "./devtools.store";
import { Bar, Body, Dock, Room, type Side } from "./devtools.styles";
import { startEventLog } from "./events/event-log";
import { EventsTab } from "./events/events-tab";
import { OverridesTab } from "./overrides/overrides-tab";
import { RemoteOutlines } from "./remotes/remote-outlines";
import { RemotesTab } from "./remotes/remotes-tab";

const SIDE_KEY = "devtools-side";

const sides = [
  { value: "bottom", label: "Bottom" },
  { value: "right", label: "Right" },
];

const tabs = [
  { value: "remotes", label: "Remotes" },
  { value: "events", label: "Events" },
  { value: "overrides", label: "Overrides" },
];

/** Moves the focus into the panel when the user opens it, and back to where it was when it closes. */
function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!useDevtoolsStore.getState().isNew) return;
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return heading;
}

function useSide() {
  const [side, setSide] = useState<Side>(storage.get(SIDE_KEY) === "right" ? "right" : "bottom");
  const change = (next: string) => {
    storage.set(SIDE_KEY, next);
    setSide(next === "right" ? "right" : "bottom");
  };
  return { side, change };
}

/** Renders the developer tools at the bottom or at the right of the window. They do not block the page. */
export function DevtoolsPanel() {
  const heading = useFocus();
  const { side, change } = useSide();
  const [tab, setTab] = useState("remotes");
  const [isOutlined, setOutlined] = useState(false);
  useEffect(startEventLog, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.defaultPrevented) toggleDevtools(false);
  }

  return (
    <>
      <Room $side={side} />
      {isOutlined && <RemoteOutlines />}
      <Dock $side={side} aria-label="Developer tools" onKeyDown={closeOnEscape}>
        <Bar>
          <h2 ref={heading} tabIndex={-1}>
            Developer tools
          </h2>
          <SegmentedControl label="Dock" options={sides} value={side} onChange={change} />
          <IconButton
            label="Close developer tools"
            size="sm"
            icon={<XIcon size={16} />}
            onClick={() => toggleDevtools(false)}
          />
        </Bar>
        <Body>
          <Tabs label="Developer tools" tabs={tabs} value={tab} onChange={setTab}>
            {tab === "remotes" && <RemotesTab isOutlined={isOutlined} onOutline={setOutlined} />}
            {tab === "events" && <EventsTab />}
            {tab === "overrides" && <OverridesTab />}
          </Tabs>
        </Body>
      </Dock>
    </>
  );
}
