import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** A scanner's finding, to be reviewed by a person. */
export interface Finding {
  readonly kind: string;
  readonly what: string;
}

/** Whether a program is installed; M4U does not install the scanners. */
export const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Runs a scanner until it ends or the time limit is reached; returns all output. */
export const runTool = async (
  program: string,
  args: readonly string[],
  seconds: number,
): Promise<{ readonly output: string; readonly isCut: boolean }> => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    child.kill('SIGKILL');
  }, seconds * 1_000);
  await once(child, 'close');
  clearTimeout(timer);
  return { output, isCut };
};
