import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Reads `+ <group>` and `- <group>` lines and kills the remaining process groups when its input
 * ends. The input ends when the server exits, for whatever reason.
 */
const script = `groups=' '
while read -r change group; do
  case $change in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -9 "-$group" 2>/dev/null; done`;

let reaper: ChildProcess | undefined;

/**
 * Ensures that a function's process ends with the server, even when the server is killed. A
 * function in an endless loop does not notice that its parent has exited, so a shell of 1 MB waits
 * for that. Windows has no such shell. There, a function ends when it next returns to its event
 * loop.
 */
export function killWithServer(child: ChildProcess) {
  if (!child.pid || process.platform === 'win32') return;
  const group = child.pid;
  const shell = runningReaper();
  shell.stdin?.write(`+ ${group}\n`);
  child.once('exit', () => shell.stdin?.write(`- ${group}\n`));
}

function runningReaper(): ChildProcess {
  if (reaper) return reaper;
  const started = spawn('/bin/sh', ['-c', script], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  reaper = started;
  const forget = () => {
    if (reaper === started) reaper = undefined;
  };
  started.on('error', forget).on('exit', forget);
  started.stdin.on('error', forget);
  // The shell never keeps the server from exiting.
  started.unref();
  (started.stdin as unknown as { unref?: () => void }).unref?.();
  return started;
}
