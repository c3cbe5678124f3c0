import { Baby, Bone, Siren } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { type Start, starts } from './choices';
import { Options } from './options';

const icons = { er: Siren, birth: Baby, arm: Bone };

type SituationsProps = { value: Start; onChange: (start: Start) => void };

/** The three situations that the calculator starts with. Each brings an example bill. */
export function Situations({ value, onChange }: SituationsProps) {
  const { t } = useTranslation('whatWouldIPay');
  return (
    <div className="grid gap-2">
      <Options
        name="start"
        label={<span className="text-heading">{t('start.legend')}</span>}
        values={starts}
        value={value}
        textOf={(start) => {
          const Icon = icons[start];
          return (
            <>
              <Icon className="size-6 shrink-0" />
              <span className="py-2 text-base">{t(`start.${start}`)}</span>
            </>
          );
        }}
        onChange={onChange}
        columns="sm:grid-cols-3"
      />
      <p className="text-sm">
        {t('now')}{' '}
        <LocalLink to="emergency" className="link inline-flex min-h-11 items-center font-semibold">
          {t('nowLink')}
        </LocalLink>
      </p>
    </div>
  );
}
