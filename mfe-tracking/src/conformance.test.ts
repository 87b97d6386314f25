import { testConformance } from "@listwise/sdk/conformance";
import descriptor from "../remote.json";
import * as appDetails from "./app-details.lifecycles";
import * as lifecycles from "./lifecycles";
import * as newlyReleased from "./newly-released.lifecycles";

testConformance({
  descriptor,
  lifecycles,
  widgets: { "./app-details": appDetails, "./newly-released": newlyReleased },
});
