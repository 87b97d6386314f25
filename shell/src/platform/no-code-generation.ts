import { z } from "@listwise/contracts";

// zod probes `new Function` to compile parsers, which the page's security policy forbids and reports. The setting is
// one per page, for the copies in the remotes too, and must stand before the first schema is made.
z.config({ jitless: true });
