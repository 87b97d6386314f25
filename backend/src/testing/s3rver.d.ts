declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";

  /** An S3-compatible server that keeps its buckets in a folder. It knows one account: `S3RVER` with secret `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
