import { CalendarCheck, FileCheck, MessagesSquare } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { IconTile } from '~/shared/ui/icon-tile';
import { Section, SectionHeading } from '~/shared/ui/section';

const facts = [
  { id: 'since', icon: CalendarCheck, to: 'about', hash: undefined },
  { id: 'people', icon: MessagesSquare, to: 'contact', hash: undefined },
  { id: 'answers', icon: FileCheck, to: 'rulesProcedures', hash: 'submission' },
] as const;

/** Facts that a visitor can verify, each with a link to its source. */
export function Proof() {
  const { t } = useTranslation('home');
  const { city, state } = brand.office;
  const values = { year: String(brand.foundingYear), entity: brand.legalEntity, city, state };
  return (
    <Section labelledBy="proof-title">
      <SectionHeading id="proof-title" title={t('proof.title')} />
      <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-6 lg:mt-12 lg:gap-12">
        {facts.map(({ id, icon, to, hash }) => (
          <li key={id} className="grid content-start justify-items-start gap-2">
            <IconTile icon={icon} className="mb-2" />
            <h3 className="text-heading">{t(`proof.${id}.title`, values)}</h3>
            <p className="text-muted">{t(`proof.${id}.text`, values)}</p>
            <LocalLink
              to={to}
              {...(hash && { hash })}
              className="link inline-flex min-h-11 items-center font-semibold text-mata-700"
            >
              {t(`proof.${id}.link`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
