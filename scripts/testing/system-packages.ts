import { findProgram } from './find-program.ts';
import { runCommand } from './run-command.ts';

const isRoot = () => process.getuid?.() === 0;
/** Installs only on disposable machines: as root in a container, or in CI. */
const canInstallPackages = (): boolean => isRoot() || process.env.CI === 'true';

let packageListUpdate: Promise<boolean> | undefined;

async function runAptGet(...args: readonly string[]): Promise<boolean> {
  const command = isRoot() ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [program = 'apt-get', ...rest] = command;
  return (await runCommand(program, rest, { env, isQuiet: true })).code === 0;
}

/** Returns whether the packages were installed. */
export async function installPackages(...packages: readonly string[]): Promise<boolean> {
  if (!canInstallPackages() || findProgram('apt-get') === undefined) return false;
  console.log(`installing ${packages.join(', ')}`);
  packageListUpdate ??= runAptGet('update', '-q');
  await packageListUpdate;
  return runAptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** Finds a program; installs the package of the same name if necessary. */
export async function findOrInstall(program: string): Promise<string> {
  const found = findProgram(program) ?? ((await installPackages(program)) && findProgram(program));
  if (!found) throw new Error(`${program} was not found: install the package ${program}.`);
  return found;
}
