import { Logo } from '~/shared/chrome/logo';
import { EveningStreet } from '~/shared/illustrations/evening-street';
import { Hands } from '~/shared/illustrations/hands';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { HouseOnHill } from '~/shared/illustrations/house-on-hill';
import { IpeTree } from '~/shared/illustrations/ipe-tree';
import { LongTable } from '~/shared/illustrations/long-table';
import { LostKite } from '~/shared/illustrations/lost-kite';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { Specimen } from './specimen';

const drawings = [
  Hands,
  HeartLedger,
  HouseOnHill,
  IpeTree,
  LongTable,
  LostKite,
  Mailbox,
  Neighbors,
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
