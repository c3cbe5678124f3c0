import { clsx } from 'clsx';
import { useTranslation } from '~/shared/i18n/use-translation';

type TranslatedSentencesProps =
  | { id: 'say'; sentences: readonly ('emergency' | 'interpreter' | 'screening' | 'selfPay')[] }
  | { id: 'ask'; sentences: readonly ('bill' | 'assistance' | 'notes')[] };

/** English sentences, large enough to be shown at a desk, each with its translation. */
export function TranslatedSentences({ id, sentences }: TranslatedSentencesProps) {
  const { t } = useTranslation('emergency');
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="page py-10 md:py-14">
      <h2 id={titleId} className="text-subtitle">
        {t(`${id}.title`)}
      </h2>
      {id === 'say' && <p className="mt-2 text-muted">{t('say.lead')}</p>}
      <ul
        className={clsx(
          'mt-5 grid gap-3 lg:gap-4',
          id === 'say' ? 'md:grid-cols-2' : 'lg:grid-cols-3',
        )}
      >
        {sentences.map((sentence) => (
          <li
            key={sentence}
            className="grid content-start gap-1.5 rounded-md border-l-6 border-barro-500 bg-white p-5 shadow-raised"
          >
            <p lang="en" className="text-heading font-semibold">
              “{t(`${id}.items.${sentence}.sentence` as 'say.items.emergency.sentence')}”
            </p>
            <p className="text-muted">
              {t(`${id}.items.${sentence}.meaning` as 'say.items.emergency.meaning')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
