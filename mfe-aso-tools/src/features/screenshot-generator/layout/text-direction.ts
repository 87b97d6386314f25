/** Languages of store listings that are written from right to left. */
const RTL = /^(ar|fa|he|ur)\b/;

/** Returns true if a language is written from right to left. */
export const isRtl = (locale: string): boolean => RTL.test(locale);
