declare let __webpack_nonce__: string | undefined;

/**
 * The scroll lock under Radix's dialogs writes a style tag and takes its nonce from `__webpack_nonce__`.
 * The page says its nonce in `<meta property="csp-nonce">`.
 */
export function provideStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
  if (typeof __webpack_nonce__ !== "undefined" && nonce) __webpack_nonce__ = nonce;
}
