import { z } from "@listwise/contracts/zod";

// zod probes `new Function` to compile parsers, which the content security policy blocks and reports. The
// setting applies to the whole page, including zod in remotes, and must precede the first schema.
z.config({ jitless: true });
