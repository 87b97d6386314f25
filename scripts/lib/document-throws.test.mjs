import { RuleTester } from "eslint";
import { documentThrows } from "./document-throws.mjs";

// It is loaded by Node itself, without the globals of jest.
RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ message: "Say in the doc comment what it throws, with `@throws`." }];

new RuleTester().run("document-throws", documentThrows, {
  valid: [
    "/** @throws NOT_FOUND */ export function load() { throw fail(); }",
    "/** @throws Error */ export const parse = () => { throw new Error(); };",
    "export class Key { /** @throws Error */ parse() { throw new Error(); } }",
    "function load() { throw fail(); }",
    "export const throwing = { load() { throw fail(); } };",
    "export function load() { try { read(); } catch (error) { throw error; } }",
    "export function load() { try { throw fail(); } catch { return null; } }",
    "export function load() { return () => { throw fail(); }; }",
    "export const createError = () => fail();",
  ],
  invalid: [
    { code: "/** Loads it. */ export function load() { throw fail(); }", errors },
    { code: "export async function load() { if (isLate) throw fail(); throw new Error(); }", errors },
    { code: "export const load = (id) => find(id) ?? throwUnknownApp();", errors },
    { code: "export class Key { parse() { throw new Error(); } }", errors },
    { code: "export function load() { try { read(); } catch { throw fail(); } }", errors },
    { code: "export function load() { try { throw fail(); } finally { close(); } }", errors },
  ],
});
