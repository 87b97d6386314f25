// A node with the worker role for `pnpm bench --crawl --workers=…`: crawls on the database of DATABASE_URL until SIGTERM.
import { register } from "tsx/esm/api";
import { createBackend } from "./backend.mjs";

register();
const { ctx, close } = await createBackend(String(process.env.DATABASE_URL), { ...process.env });
process.once("SIGTERM", () => void close().then(() => process.exit(0)));
await ctx.queue.start(true);
console.log("ready");
