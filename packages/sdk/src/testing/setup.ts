// Prepares a test file of a remote: matchers, timeouts, and what jsdom lacks.
import "@listwise/shared-ui/testing/setup";
