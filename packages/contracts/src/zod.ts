// This module must only re-export: with any other statement, bundlers keep all of zod.
// eslint-disable-next-line no-restricted-syntax -- only this form lets bundlers drop unused parts
export * as z from "zod/mini";
