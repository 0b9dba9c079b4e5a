/** Child process: clients that sign in as fast as possible, each attempt for another account. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export type StormCommand = { address: string; clients: number } | 'stop';
export type StormStatuses = Readonly<Record<string, number>>;

function attemptSignIn(address: string, agent: Agent): Promise<number> {
  const body = JSON.stringify({ email: `${randomUUID()}@example.in`, password: 'not the password' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const outgoing = request(
      `${address}/api/Account/Authentication`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });
}

let isOver = false;

async function runStorm(address: string, clients: number): Promise<StormStatuses> {
  const statuses: Record<string, number> = {};
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const attemptRepeatedly = async () => {
    while (!isOver) {
      const status = await attemptSignIn(address, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, attemptRepeatedly));
  agent.destroy();
  return statuses;
}

if (process.send) {
  process.on('message', async (command: StormCommand) => {
    if (command === 'stop') {
      isOver = true;
      return;
    }
    process.send?.(await runStorm(command.address, command.clients));
    process.exit(0);
  });
}
