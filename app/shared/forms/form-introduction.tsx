import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalNotice } from '~/shared/page/legal-notice';
import { LocalLink } from '~/shared/page/local-link';
import { NeedsScript } from '~/shared/page/needs-script';
import { Call911 } from '~/shared/ui/call-911';
import type { FormSlug } from './form-settings';
import { useFormTexts } from './use-form-texts';

type FormIntroductionProps = { form: FormSlug; heading: string | undefined };

/** The purpose of a form, above its first field. */
export function FormIntroduction({ form, heading }: FormIntroductionProps) {
  const { t } = useTranslation('forms');
  const { lead, points } = useFormTexts(form);
  // The page around a frame shows the notice itself.
  const isAboutSharing = form === 'sharing' || form === 'sharing-rules';
  return (
    <>
      <div className="grid gap-2">
        <h1 className="frame-quiet text-subtitle">{heading}</h1>
        <p className="text-muted">{lead}</p>
      </div>
      {points && (
        <div className="grid gap-4 rounded-md bg-mata-50 p-5">
          <ul className="grid gap-3">
            {Object.entries(points).map(([name, point]) => (
              <li key={name} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="mt-2.5 size-2 shrink-0 rounded-full bg-barro-500"
                />
                {point}
              </li>
            ))}
          </ul>
          <LocalLink
            to="rules"
            target="_blank"
            className="link justify-self-start font-semibold text-mata-700"
          >
            {t('allRules')}
          </LocalLink>
        </div>
      )}
      {form === 'sharing' && <Call911 className="text-sm">{t('emergency')}</Call911>}
      {isAboutSharing && <LegalNotice newTab className="frame-hidden" />}
      <NeedsScript>{t('needsScript')}</NeedsScript>
    </>
  );
}
