import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const megabytes = 1024;

/** A separate disk for the server's data, which can be filled without affecting the machine. */
export class SmallDisk {
  readonly folder: string;
  /** The reason if there is none; otherwise undefined. */
  readonly missing: string | undefined;

  constructor(parent: string) {
    this.folder = join(parent, 'disk');
    mkdirSync(this.folder, { mode: 0o755 });
    this.missing = mount(this.folder);
  }

  /** Fills the disk to the last page. Repeat it after space was freed. */
  fill() {
    const filler = openSync(this.#filler, 'a');
    try {
      for (const size of [1_048_576, 4_096]) {
        const block = Buffer.alloc(size);
        while (hasRoom(filler, block));
      }
    } finally {
      closeSync(filler);
    }
  }

  free() {
    rmSync(this.#filler, { force: true });
  }

  remove() {
    this.free();
    if (!this.missing) execFileSync('umount', [this.folder]);
  }

  get #filler() {
    return join(this.folder, 'filler');
  }
}

function mount(folder: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'needs Linux and root, for a small disk of its own';
  }
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'needs the right to mount a small disk of its own (CAP_SYS_ADMIN)';
  }
}

function hasRoom(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) === block.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
