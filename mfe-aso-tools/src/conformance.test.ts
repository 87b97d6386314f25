import { testConformance } from "@listwise/sdk/conformance";
import descriptor from "../remote.json";
import * as lifecycles from "./lifecycles";
import * as limitWarnings from "./limit-warnings.lifecycles";

testConformance({ descriptor, lifecycles, widgets: { "./limit-warnings": limitWarnings } });
