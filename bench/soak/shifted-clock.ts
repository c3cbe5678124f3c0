// Loaded before the server (--import): adds the milliseconds of a file to its clock, and rereads the file
// at SIGUSR2. PostgreSQL keeps the machine's time, like on another machine.
import { readFileSync } from 'node:fs';

const Real = Date;
let shift = 0;
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env.SOAK_CLOCK ?? '', 'utf8'));
});

const now = () => Real.now() + shift;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, caller) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, caller) as Date,
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
