import { findProgram } from './find-program.ts';
import { runCommand } from './run-command.ts';

const isRoot = () => process.getuid?.() === 0;
/** Installing changes the machine, so only a throw-away one (root in a container, or CI) is touched. */
const mayInstallPackages = (): boolean => isRoot() || process.env.CI === 'true';

let listsAreFresh: Promise<boolean> | undefined;

async function aptGet(...args: readonly string[]): Promise<boolean> {
  const command = isRoot() ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [program = 'apt-get', ...rest] = command;
  return (await runCommand(program, rest, { env, quiet: true })).code === 0;
}

/** True when the packages were installed through the system's package manager. */
export async function installPackages(...packages: readonly string[]): Promise<boolean> {
  if (!mayInstallPackages() || findProgram('apt-get') === undefined) return false;
  console.log(`installing ${packages.join(', ')}`);
  listsAreFresh ??= aptGet('update', '-q');
  await listsAreFresh;
  return aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** A program of the package of the same name, installed first when the machine has none. */
export async function findOrInstall(program: string): Promise<string> {
  const found = findProgram(program) ?? ((await installPackages(program)) && findProgram(program));
  if (!found) throw new Error(`No ${program} was found: install the package ${program}.`);
  return found;
}
