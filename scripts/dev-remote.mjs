// `pnpm --filter <bundle> dev` serves one bundle from its development server. A remote has a page there, and can also be
// opened inside the running site.
import { loadWebpackConfig } from "./lib/compile.mjs";
import { serve } from "./lib/dev-server.mjs";
import { bundles } from "./lib/packages.mjs";
import { run, Stop } from "./lib/toolchain.mjs";

await run(async () => {
  const [name = ""] = process.argv.slice(2);
  if (!bundles.includes(name)) throw new Stop(`There is no bundle "${name}". Known: ${bundles.join(", ")}.`);
  const config = await loadWebpackConfig(name, { dev: true });
  await serve(config);
  const address = `http://localhost:${config.devServer?.port}`;
  if (name === "shell") return console.log(`The shell's files are at ${address}/`);
  console.log(`${name} alone:            ${address}/`);
  console.log(
    `${name} inside the site:  http://localhost:${process.env.PORT ?? 4000}/?mfe=${name}@${address}`,
  );
  console.log(
    "The site allows this on a loopback address with demo data, which is how `npm start` and `pnpm dev` run it.",
  );
});
