import { Link } from 'react-router';
import { formatDate, formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { buttonClass } from '~/shared/ui/button-class';
import { Card } from '~/shared/ui/card';
import type { Edition, EditionState } from './editions';

type EditionCardProps = {
  edition: Edition;
  state: EditionState;
  next: Edition | undefined;
  previous: Edition | undefined;
};

const tones = { inForce: 'success', upcoming: 'info', past: 'neutral' } as const;
const action = buttonClass({ variant: 'outline', size: 'sm' });

/** One edition: its number, whether it is in force, its dates and its reason. */
export function EditionCard({ edition, state, next, previous }: EditionCardProps) {
  const { t } = useTranslation('rulesChanges');
  const { language } = useLanguage();
  const { number, effective_on, published_at, reason } = edition;
  const date = formatDate(effective_on, language);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-heading">{t('edition', { number })}</h3>
        <Badge tone={tones[state]} dot={state === 'inForce'}>
          {t(`state.${state}`)}
        </Badge>
      </div>
      <p className="mt-2 text-muted">
        {state === 'upcoming' ? t('dates.from', { date }) : t('dates.since', { date })}
        {next && ` ${t('dates.followed', { date: formatDate(next.effective_on, language) })}`}{' '}
        {t('dates.published', { date: formatDay(published_at, language) })}
      </p>
      <p className="mt-3 max-w-prose whitespace-pre-line break-words">{reason}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {previous && (
          <Link
            to={{ search: `?from=${previous.number}&to=${number}`, hash: 'comparison' }}
            className={action}
          >
            {t('compare', { number: previous.number })}
          </Link>
        )}
        <Link to={{ search: `?read=${number}`, hash: 'text' }} className={action}>
          {t('read', { number })}
        </Link>
      </div>
    </Card>
  );
}
