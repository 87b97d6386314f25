declare let __webpack_nonce__: string | undefined;

/**
 * Sets the CSP nonce for the style tag that the scroll lock of Radix dialogs inserts. The lock reads it from
 * `__webpack_nonce__`; the page has it in `<meta property="csp-nonce">`.
 */
export function provideStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
  if (typeof __webpack_nonce__ !== "undefined" && nonce) __webpack_nonce__ = nonce;
}
