import { configure } from "@testing-library/react";

// What is waited for may be a part that is fetched when it is first shown, on a machine that does other work too.
configure({ asyncUtilTimeout: 10_000 });
