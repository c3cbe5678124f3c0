import { Check, X } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Section } from '~/shared/ui/section';

/** States what the community is and is not, including that it is not insurance. */
export function WhatWeAre() {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="plainly-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="plainly-title" className="text-title">
          {t('plainly.title')}
        </h2>
        <div className="grid gap-10 md:grid-cols-2 md:gap-12">
          <Side
            kind="is"
            title={t('plainly.is.title')}
            lines={[t('plainly.is.community'), t('plainly.is.rules'), t('plainly.is.choice')]}
          />
          <Side
            kind="isNot"
            title={t('plainly.notInsurance.title')}
            lines={[
              t('plainly.notInsurance.insurance'),
              t('plainly.notInsurance.promise'),
              t('plainly.notInsurance.bills'),
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

type SideProps = { kind: 'is' | 'isNot'; title: string; lines: readonly string[] };

function Side({ kind, title, lines }: SideProps) {
  const Icon = kind === 'is' ? Check : X;
  const mark = kind === 'is' ? 'bg-mata-100 text-mata-700' : 'bg-barro-100 text-barro-700';
  return (
    <div>
      <h3 className="mb-2 text-heading">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="flex gap-4 border-b border-line py-5 last:border-0">
            <span className={`grid size-7 shrink-0 place-items-center rounded-full ${mark}`}>
              <Icon className="size-4.5" strokeWidth={2.5} />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
