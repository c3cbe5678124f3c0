import { Logo } from '~/components/chrome/logo';
import { EveningStreet } from '~/illustrations/evening-street';
import { Hands } from '~/illustrations/hands';
import { HeartLedger } from '~/illustrations/heart-ledger';
import { HouseOnHill } from '~/illustrations/house-on-hill';
import { IpeTree } from '~/illustrations/ipe-tree';
import { LongTable } from '~/illustrations/long-table';
import { LostKite } from '~/illustrations/lost-kite';
import { Mailbox } from '~/illustrations/mailbox';
import { Neighbours } from '~/illustrations/neighbours';
import { PhoneHelp } from '~/illustrations/phone-help';
import { Specimen } from './specimen';

const drawings = [
  Hands,
  HeartLedger,
  HouseOnHill,
  IpeTree,
  LongTable,
  LostKite,
  Mailbox,
  Neighbours,
  PhoneHelp,
  EveningStreet,
];

export function Drawings() {
  return (
    <Specimen title="Mark and illustrations">
      <div className="grid gap-4 md:grid-cols-2">
        <div className="grid place-items-center rounded-lg bg-white p-10">
          <Logo />
        </div>
        <div className="grid place-items-center rounded-lg bg-mata-900 p-10">
          <Logo tone="light" />
        </div>
      </div>
      <ul className="grid items-end gap-4 md:grid-cols-3">
        {drawings.map((Drawing) => (
          <li key={Drawing.name} className="grid gap-2 text-sm text-muted">
            <Drawing className="w-full rounded-md" />
            {Drawing.name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
