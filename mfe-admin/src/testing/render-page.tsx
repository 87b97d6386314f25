export { address, renderPage } from "@listwise/shared-ui/testing";
