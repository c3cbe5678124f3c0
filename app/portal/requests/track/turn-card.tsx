import { clsx } from 'clsx';
import { CircleCheck, Info, LifeBuoy, UserRound } from 'lucide-react';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { SharingRequest } from '../data/fetch-request';
import { turnOf } from '../turn';
import { useRequestTexts } from '../use-request-texts';

const icons = {
  member: UserRound,
  team: LifeBuoy,
  provider: Info,
  none: CircleCheck,
};

/** Whose turn it is, what exactly happens next, and by when. */
export function TurnCard({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const texts = useRequestTexts();
  const turn = turnOf(request, today());
  const isMember = turn.who === 'member';
  const Icon = icons[turn.who];
  return (
    <section
      aria-labelledby="turn"
      className={clsx(
        'flex gap-4 rounded-lg p-5 md:p-6',
        isMember ? 'bg-warning-100' : 'bg-white shadow-raised ring-2 ring-mata-100 ring-inset',
      )}
    >
      <span
        className={clsx(
          'grid size-12 shrink-0 place-items-center rounded-full',
          isMember ? 'bg-white text-warning-700' : 'bg-mata-700 text-paper',
        )}
      >
        <Icon className="size-6" strokeWidth={1.75} />
      </span>
      <div role="status" className="grid min-w-0 content-start gap-2">
        <h2
          id="turn"
          className={clsx('text-xs font-semibold', isMember ? 'text-warning-700' : 'text-mata-700')}
        >
          {t(`turn.label.${turn.who}`)}
        </h2>
        {isMember && request.turn === 'team' && (
          <p className="text-sm">{t('turn.team.meanwhile')}</p>
        )}
        <p className="text-heading font-semibold text-balance">{texts.nextAction(request, turn)}</p>
        {turn.toDo.length > 1 && (
          <ul className="grid list-disc gap-1 pl-5">
            {turn.toDo.map(({ document_kind, document_kinds: kind }) => (
              <li key={document_kind}>{language === 'en' ? kind.name_en : kind.name_pt}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
