import { createJestConfig } from "@listwise/remote-preset/jest";

export default createJestConfig();
