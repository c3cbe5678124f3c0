import { clsx } from 'clsx';
import { HeartHandshake } from 'lucide-react';
import { legalNotice } from '~/content/legal-notice';
import { useLanguage } from '~/shared/i18n/use-language';
import { LocalLink } from './local-link';

type LegalNoticeProps = {
  length: 'short' | 'long';
  /** Opens the link to the rules in a new tab, so that a form keeps its input. */
  newTab?: boolean;
  className?: string;
};

/** States that this is not insurance, briefly with a link to the rules, or in full. */
export function LegalNotice({ length, newTab, className }: LegalNoticeProps) {
  const { language } = useLanguage();
  const { title, short, long, link } = legalNotice[language];
  return (
    <div className={clsx('flex gap-3 rounded-md bg-barro-100 p-4 text-sm lg:px-5', className)}>
      <HeartHandshake className="mt-px size-5 shrink-0 text-barro-700" />
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        {length === 'short' ? (
          <p>
            {short}{' '}
            <LocalLink
              to="rules"
              hash="not-insurance"
              target={newTab ? '_blank' : undefined}
              className="link font-semibold"
            >
              {link}
            </LocalLink>
          </p>
        ) : (
          <>
            <p>{long.lead}</p>
            <ul className="grid list-disc gap-1 pl-5">
              {long.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
