import { connect, createServer, type Socket } from "node:net";

/**
 * Moment at which a process is killed: before its n-th statement reaches the database, or after the database has
 * answered it.
 */
export interface Kill {
  statement: number;
  when: "before" | "after";
  kill: () => void;
}

/** A proxy between a process and its database that kills the process at a chosen statement. */
export interface DatabaseProxy {
  /** Connection string of the database through the proxy. */
  url: string;
  /** Starts counting statements for this kill. */
  arm(kill: Kill): void;
  close(): Promise<void>;
}

const SIMPLE_QUERY = "Q".charCodeAt(0);
const EXECUTE = "E".charCodeAt(0);

/** Creates a function that counts the statements in a client's messages, which may arrive in pieces. */
function createCounter(): (chunk: Buffer) => number {
  let rest = Buffer.alloc(0);
  let isStartup = true;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    let statements = 0;
    for (;;) {
      const head = isStartup ? 0 : 1;
      if (rest.length < head + 4) return statements;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return statements;
      if (!isStartup && (rest[0] === SIMPLE_QUERY || rest[0] === EXECUTE)) statements += 1;
      isStartup = false;
      rest = rest.subarray(end);
    }
  };
}

/** Starts a proxy to a database; it doesn't support TLS. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let armed: Kill | null = null;
  let left = 0;

  function hold(socket: Socket): void {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
  }

  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    const count = createCounter();
    let dying = false;
    for (const socket of [client, database]) hold(socket);
    client.on("data", (chunk) => {
      const statements = count(chunk);
      if (armed && statements > 0) {
        left -= statements;
        if (left <= 0) {
          if (armed.when === "before") return armed.kill();
          dying = true;
        }
      }
      database.write(chunk);
    });
    database.on("data", (chunk) => {
      if (dying) armed?.kill();
      else client.write(chunk);
    });
    client.on("close", () => database.destroy());
    database.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy isn't listening.");
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(address.port) }).href,
    arm(kill) {
      armed = kill;
      left = kill.statement;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
