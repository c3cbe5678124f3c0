import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

const helps = [
  { id: 'discount', to: 'rulesProcedures', hash: 'self-pay' },
  { id: 'assistance', to: 'rulesProcedures', hash: 'reduce-iua' },
  { id: 'cards', to: 'deskCards', hash: undefined },
] as const;

/** What lowers the member's part, also when nothing can be shared. */
export function Helps({ isAllYours }: { isAllYours: boolean }) {
  const { t } = useTranslation('whatWouldIPay');
  return (
    <section aria-labelledby="helps-title" className="grid gap-3 rounded-lg bg-mata-100 p-5 md:p-8">
      <h2 id="helps-title" className="text-heading">
        {t(isAllYours ? 'helps.titleAll' : 'helps.title')}
      </h2>
      <ul className="grid gap-1">
        {helps.map(({ id, to, hash }) => (
          <li key={id}>
            {t(`helps.${id}.text`)}{' '}
            <LocalLink
              to={to}
              {...(hash && { hash })}
              className="link inline-flex min-h-11 items-center font-semibold text-mata-700"
            >
              {t(`helps.${id}.link`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
