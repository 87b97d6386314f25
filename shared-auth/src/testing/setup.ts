import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Only a missing element waits this long; a busy machine may be slow.
configure({ asyncUtilTimeout: 20_000 });
