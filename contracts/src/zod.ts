import { config } from "zod/mini";

// zod probes `new Function` to compile parsers, which the site's content security policy forbids and reports.
if (typeof document !== "undefined") config({ jitless: true });

// eslint-disable-next-line no-restricted-syntax -- only this form lets bundlers drop the parts of zod nobody uses
export * as z from "zod/mini";
