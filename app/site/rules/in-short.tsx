import type { Prose } from '~/content/rules/types';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ProseText } from './prose-text';

/** A long tab in a few sentences, each with its way to the whole rule. */
export function InShort({ sentences }: { sentences: readonly Prose[] }) {
  const { t } = useTranslation('rules');
  return (
    <section
      aria-labelledby="in-short-title"
      className="mb-10 grid gap-4 rounded-lg bg-barro-100 p-6 md:p-8"
    >
      <h2 id="in-short-title" className="text-subtitle">
        {t('short.title')}
      </h2>
      <ul className="grid max-w-prose list-disc gap-2.5 pl-5 marker:text-barro-600">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <ProseText>{sentence}</ProseText>
          </li>
        ))}
      </ul>
    </section>
  );
}
