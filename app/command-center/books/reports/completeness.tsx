import type { Language } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Card } from '~/shared/ui/card';
import type { CompletedField } from './complete-report';

type CompletenessProps = { fields: readonly CompletedField[]; language: Language };

/** How many fields are filled in, which are not held, and which still need an answer. */
export function Completeness({ fields, language }: CompletenessProps) {
  const { t } = useTranslation('manageReports');
  const missing = fields.filter(({ value }) => value.is === 'missing');
  const notHeld = fields.filter(({ value }) => value.is === 'not-held');
  const done = fields.length - missing.length;
  const lists = [
    { name: 'missing', list: missing },
    { name: 'notHeld', list: notHeld },
  ] as const;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h2 id="completeness" className="scroll-mt-24 text-heading">
          {t('completeness.title', { done, total: fields.length })}
        </h2>
        <progress
          max={fields.length}
          value={done}
          aria-label={t('completeness.label')}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-mata-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-mata-600"
        />
      </div>
      {missing.length === 0 && <p className="text-muted">{t('completeness.complete')}</p>}
      {lists.map(
        ({ name, list }) =>
          list.length > 0 && (
            <div key={name} className="grid gap-1">
              <h3 className="font-semibold">{t(`completeness.${name}`, { count: list.length })}</h3>
              <ul className="grid gap-x-6 sm:grid-cols-2">
                {list.map(({ field }) => (
                  <li key={field.id}>
                    <a
                      href={`#field-${field.id}`}
                      className="link inline-flex min-h-9 items-center text-sm"
                    >
                      {field.label[language]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Card>
  );
}
