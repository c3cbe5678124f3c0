import { useState } from 'react';
import { type Program, programsFor, type Situation } from '#bill-help/programs';
import { Checkbox } from '~/shared/fields/checkbox';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ExternalLink } from '~/shared/ui/external-link';

const choices = ['emergency', 'pregnant', 'child', 'senior', 'disabled'] as const;

const none: Situation = {
  emergency: false,
  pregnant: false,
  child: false,
  senior: false,
  disabled: false,
};

const offices = {
  medicaid: 'https://www.medicaid.gov/about-us/where-can-people-get-help-medicaid-chip/index.html',
  medicare: 'https://www.medicare.gov',
  healthCenter: 'https://findahealthcenter.hrsa.gov',
} as const;

function hasOffice(program: Program): program is keyof typeof offices {
  return program in offices;
}

/** Programs that may pay before the family does. The choices stay in this component. */
export function Programs() {
  const { t } = useTranslation('billHelp');
  const [situation, setSituation] = useState(none);
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <fieldset className="grid content-start gap-1">
        <legend className="mb-2 font-semibold">{t('programs.who')}</legend>
        {choices.map((name) => (
          <Checkbox
            key={name}
            label={t(`programs.choices.${name}`)}
            checked={situation[name]}
            onChange={({ target }) => setSituation({ ...situation, [name]: target.checked })}
          />
        ))}
      </fieldset>
      <ul className="grid content-start gap-4">
        {programsFor(situation).map((program) => (
          <li
            key={program}
            className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0"
          >
            <h3 className="font-semibold">{t(`programs.items.${program}.title`)}</h3>
            <p>{t(`programs.items.${program}.text`)}</p>
            {hasOffice(program) && (
              <ExternalLink
                newTab
                href={offices[program]}
                className="link inline-flex min-h-8 items-center gap-1 justify-self-start font-semibold"
              >
                {t(`programs.link.${program}`)}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
