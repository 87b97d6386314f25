export { testConformance, type ConformanceOptions } from "./test-conformance";
