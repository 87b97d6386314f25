// Nothing but this line: a module that also does something keeps all of zod in every bundle.
// eslint-disable-next-line no-restricted-syntax -- only this form lets bundlers drop what nobody uses
export * as z from "zod/mini";
