import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { EnvironmentSchema } from "./infra/config/config-schema";
import { getProjectRoot } from "./infra/paths";

const root = getProjectRoot();
const read = (file: string) => readFile(join(root, file), "utf8");

const FILES = [
  "Dockerfile",
  "deploy/compose/compose.yaml",
  "deploy/compose/.env.example",
  "deploy/systemd/listwise.service",
  "deploy/helm/values.yaml",
  "deploy/helm/templates/_helpers.tpl",
  "deploy/helm/templates/_nodes.tpl",
  "deploy/helm/templates/api.yaml",
  "deploy/helm/templates/worker.yaml",
  "deploy/helm/templates/migrate.yaml",
];

/** Settings of other programs, and variables of the compose file itself. */
const FOREIGN = [
  "NODE",
  "NODE_ENV",
  "NODE_OPTIONS",
  "DATABASE_PASSWORD",
  "POSTGRES_USER",
  "POSTGRES_PASSWORD",
  "POSTGRES_DB",
  "OBJECTS_PASSWORD",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
];

test.each(FILES)("%s names only settings and programs that exist", async (file) => {
  const text = (await read(file)).replaceAll(/(?:^|\s)#.*$/gm, "");
  const names = [...new Set(text.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\bPORT\b|\bHOST\b/g))];
  const known = [...Object.keys(EnvironmentSchema.shape), ...FOREIGN, "AF_INET", "AF_INET6", "AF_UNIX"];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  const compiled = await read("scripts/lib/compile-backend.mjs");
  for (const [, program = ""] of text.matchAll(/backend\/dist\/([\w-]+)\.js/g)) {
    expect(compiled).toMatch(new RegExp(`^ +"?${program}"?: path\\.join`, "m"));
  }
});

test("docs/operations.md describes every setting", async () => {
  const text = await read("docs/operations.md");
  const internal = ["CHECK_ANSWERS", "DEV_ASSETS", "DEV_BUNDLES"];
  const missing = Object.keys(EnvironmentSchema.shape).filter((name) => !text.includes(`\`${name}\``));
  expect(missing.filter((name) => !internal.includes(name))).toEqual([]);
});

test("docs/operations.md names the defaults of the settings", async () => {
  const rows = (await read("docs/operations.md")).matchAll(/^\| (`[A-Z_`, ]+`) +\| ([^|]+?) +\|/gm);
  const named = [...rows].flatMap(([, names = "", defaults = ""]) => {
    const values = defaults.split(", ");
    return names.split(", ").map((name, index) => [name.slice(1, -1), values[index] ?? ""] as const);
  });
  const actual: Record<string, unknown> = EnvironmentSchema.parse({});
  const known = named.filter(([name, value]) => /^`[^`]+`$/.test(value) && actual[name] !== undefined);
  expect(known.length).toBeGreaterThan(20);
  expect(known).toEqual(known.map(([name]) => [name, `\`${String(actual[name])}\``]));
});

test("the image and the service start the server with the flags of npm start", async () => {
  const [, flags = ""] = /SERVER_FLAGS = \["([^\]]+)"\]/.exec(await read("scripts/lib/run-server.mjs")) ?? [];
  expect(flags).toMatch(/^--/);
  for (const file of ["Dockerfile", "deploy/systemd/listwise.service"]) {
    expect(await read(file)).toContain(`NODE_OPTIONS=${flags}`);
  }
});

test("the files that the image takes from the repository exist", async () => {
  const text = await read("Dockerfile");
  const paths = [...text.matchAll(/cp -a (?:--parents )?(.+) \/site\//g)].flatMap(([, list = ""]) =>
    list.split(" "),
  );
  const own = paths.filter((path) => !/[*$]|node_modules|\/dist$/.test(path));
  expect(own).toContain("backend/migrations");
  expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const ServiceSchema = z.object({
  environment: z.record(z.string(), z.unknown()).optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
});
const ComposeSchema = z.object({ services: z.record(z.string(), ServiceSchema) });
const RoleSchema = z.object({ stopSeconds: z.number() });
const ValuesSchema = z.object({
  settings: z.record(z.string(), z.unknown()),
  api: RoleSchema.extend({ drainSeconds: z.number() }),
  worker: RoleSchema,
  podAnnotations: z.record(z.string(), z.string()),
});

const readCompose = async () => {
  const text = await read("deploy/compose/compose.yaml");
  return { text, ...ComposeSchema.parse(parse(text, { merge: true })) };
};
const readValues = async () => ValuesSchema.parse(parse(await read("deploy/helm/values.yaml")));
/** Returns the text that a pattern finds in a file. */
const find = async (file: string, pattern: RegExp) => pattern.exec(await read(file))?.[1];

describe("the packages agree", () => {
  test("on the programs that run the site and migrate it", async () => {
    const start = await find("Dockerfile", /^CMD \["node", "(.+)"\]$/m);
    expect(start).toBe("backend/dist/start.js");
    expect(await find("deploy/systemd/listwise.service", /^ExecStart=\S+ (.+)$/m)).toBe(start);
    const { services } = await readCompose();
    const migrate = await find("deploy/helm/templates/migrate.yaml", /command: \[(.+)\]/);
    expect(migrate?.split(", ")).toEqual(services["migrate"]?.command);
    expect(services["api-1"]?.command).toBeUndefined();
  });

  test("on ports and folders", async () => {
    const ports = [/ PORT=(\d+)/, /METRICS_PORT=(\d+)/].map((pattern) => find("Dockerfile", pattern));
    const [http = "", metrics = ""] = await Promise.all(ports);
    const nodes = await read("deploy/helm/templates/_nodes.tpl");
    expect(nodes).toContain(`name: http, containerPort: ${http} `);
    expect(nodes).toContain(`name: metrics, containerPort: ${metrics} `);
    expect((await readValues()).podAnnotations["prometheus.io/port"]).toBe(metrics);
    expect(await read("deploy/compose/nginx.conf")).toContain(`server api-1:${http} `);
    const data = await find("Dockerfile", /DATA_DIR=(\S+)/);
    expect(await read("deploy/helm/templates/_helpers.tpl")).toContain(`name: data, mountPath: ${data} `);
    expect((await readCompose()).text).toContain(`["data:${data}"]`);
  });

  test("on roles, required settings and a file system that is only read", async () => {
    const { text, services } = await readCompose();
    const values = await readValues();
    expect(services["worker"]?.environment).toMatchObject({ LISTWISE_ROLE: "worker" });
    expect(services["api-1"]?.environment).toMatchObject({
      LISTWISE_ROLE: "api",
      DRAIN_SECONDS: values.api.drainSeconds,
    });
    for (const role of ["api", "worker"])
      expect(await read(`deploy/helm/templates/${role}.yaml`)).toContain(`"role" "${role}"`);
    const secret = ["DATABASE_URL", "FILES_URL", "SECRETS_KEY"];
    const helpers = await read("deploy/helm/templates/_helpers.tpl");
    expect(secret.filter((name) => !helpers.includes(name))).toEqual([]);
    const needed = [...text.matchAll(/^ {2}(\w+): .*:\?/gm)].map(([, name]) => name);
    expect(needed.toSorted()).toEqual([...secret, "PUBLIC_URL"].toSorted());
    expect(values.settings).toHaveProperty("PUBLIC_URL");
    expect(Object.keys(values.settings).filter((name) => secret.includes(name))).toEqual([]);
    expect(services["api-1"]?.read_only).toBe(true);
    expect(helpers).toContain("readOnlyRootFilesystem: true");
  });

  test("on enough time to stop: the time to drain and 25 seconds for the calls in progress", async () => {
    const { api, worker } = await readValues();
    const needed = api.drainSeconds + 25;
    const { services } = await readCompose();
    const times = [
      api.stopSeconds,
      worker.stopSeconds,
      Number.parseInt(services["api-1"]?.stop_grace_period ?? "", 10),
      Number(await find("deploy/systemd/listwise.service", /^TimeoutStopSec=(\d+)$/m)),
    ];
    expect(times.filter((seconds) => !(seconds >= needed))).toEqual([]);
  });
});

test("deploy/patroni describes every file and every value that operators change", async () => {
  const readme = await read("deploy/patroni/README.md");
  const files = ["etcd.env", "haproxy.cfg", "patroni.env", "patroni.yml"];
  expect(readdirSync(join(root, "deploy/patroni")).toSorted()).toEqual(["README.md", ...files]);
  const texts = await Promise.all(files.map((file) => read(`deploy/patroni/${file}`)));
  const values = texts.flatMap((text) => text.match(/CHANGE_\w+/g) ?? []);
  expect(values.length).toBeGreaterThan(10);
  expect([...files, ...values].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the metric that scales workers exists", async () => {
  const metric = /metric: listwise_(\w+)/.exec(await read("deploy/helm/values.yaml"))?.[1];
  expect(await read("backend/src/infra/metrics/infra-gauges.ts")).toContain(`name: "${metric}"`);
});
