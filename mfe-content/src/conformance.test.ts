import { testConformance } from "@listwise/sdk/conformance";
import descriptor from "../remote.json";
import * as lifecycles from "./lifecycles";

testConformance({ descriptor, lifecycles });
