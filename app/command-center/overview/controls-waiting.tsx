import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useAskedBy } from '~/command-center/kit/use-asked-by';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { WaitingControl } from './fetch-figures';
import { figuresQuery } from './overview-queries';
import { Panel } from './panel';

/** The changes that wait for a second super admin, if there are any. For super admins. */
export function ControlsWaiting() {
  const { data } = useQuery(figuresQuery);
  return data?.controls?.length ? <Waiting controls={data.controls} /> : null;
}

function Waiting({ controls }: { controls: readonly WaitingControl[] }) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const askedBy = useAskedBy();
  const textOf = ({ kind, name }: WaitingControl) => {
    if (kind === 'admin') return t('controls.account', { name });
    if (kind === 'rule') return t('controls.rule');
    return t('controls.limit', { amount: formatMoney(Number(name) / 100, language) });
  };
  return (
    <Panel title={t('controls.title')}>
      <p className="text-sm text-muted">{t('controls.text')}</p>
      <ul className="grid gap-1">
        {controls.map((control) => (
          <li key={`${control.kind} ${control.id}`}>
            <LocalLink
              {...placeOf(control)}
              className="group -mx-3 flex items-center gap-4 rounded-md px-3 py-2.5 transition-colors hover:bg-mata-50"
            >
              <span className="grid min-w-0 grow">
                <span className="font-semibold">{textOf(control)}</span>
                <span className="text-sm text-muted">
                  {askedBy(control.asked_by, control.asked_at)}
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function placeOf({ kind, id }: WaitingControl) {
  if (kind === 'admin') return { to: 'adminUsers', search: `?open=${id}` } as const;
  const open = kind === 'rule' ? 'rules' : 'amount';
  return { to: 'adminRequests', search: `?open=${open}` } as const;
}
