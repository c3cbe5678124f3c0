import {
  DatabaseBackup,
  Fingerprint,
  KeyRound,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  Waypoints,
} from 'lucide-react';
import type { Safeguards } from '~/content/legal/types';

const icons: Record<string, LucideIcon> = {
  access: KeyRound,
  audit: ScrollText,
  integrity: DatabaseBackup,
  authentication: Fingerprint,
  transmission: Waypoints,
};

/** The safeguards that the badge in the footer stands for. */
export function SafeguardsBand({ safeguards }: { safeguards: Safeguards }) {
  return (
    <section
      id="safeguards"
      aria-labelledby="safeguards-title"
      className="on-dark bg-mata-900 text-paper"
    >
      <div className="page py-band">
        <div className="grid max-w-200 gap-4">
          <h2 id="safeguards-title" className="text-title">
            {safeguards.title}
          </h2>
          <p className="max-w-prose text-lead text-mata-100">{safeguards.lead}</p>
        </div>
        <ol className="mt-10 grid gap-x-12 lg:mt-14 lg:grid-cols-2">
          {safeguards.items.map(({ id, title, items }) => {
            const Icon = icons[id] ?? ShieldCheck;
            return (
              <li key={id} className="flex gap-5 border-t border-mata-700 py-8 lg:gap-7">
                <Icon className="mt-0.5 size-7 shrink-0 text-barro-300" strokeWidth={1.75} />
                <div className="grid content-start gap-3">
                  <h3 className="text-heading">{title}</h3>
                  <ul className="grid max-w-prose gap-2.5 text-mata-100">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              </li>
            );
          })}
          <li className="flex gap-5 border-t border-mata-700 py-8 text-sm text-mata-100 lg:gap-7">
            <span className="w-7 shrink-0" />
            <p className="max-w-prose">{safeguards.note}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}
