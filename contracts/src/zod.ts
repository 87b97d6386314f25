import * as z from "zod/mini";

// zod probes `new Function` to compile parsers, which the site's content security policy forbids and reports.
if (typeof document !== "undefined") z.config({ jitless: true });

export { z };
