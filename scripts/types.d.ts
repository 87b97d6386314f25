// Declarations of packages without types: what the scripts use of them.
declare module "eslint-plugin-jsx-a11y" {
  const plugin: import("eslint").ESLint.Plugin & {
    flatConfigs: { recommended: { rules: import("eslint").Linter.RulesRecord } };
  };
  export default plugin;
}

declare module "autocannon" {
  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }
  export interface Result {
    non2xx: number;
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module "subset-font" {
  export interface Options {
    targetFormat: "woff2";
    /** Ranges of the font's axes that stay. */
    variationAxes: Record<string, { min: number; max: number }>;
    /** OpenType features that stay. */
    keepFeatures: readonly string[];
  }
  /** Returns the font with the characters of `text` only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
