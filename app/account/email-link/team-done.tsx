import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { LinkButton } from '~/shared/ui/link-button';

/** What someone on the team has done: chosen a password, or confirmed one or both addresses of a new email. */
export type TeamResult = 'password' | 'confirmed' | 'one_of_two';

/** The end of a link of someone on the team, who continues in the Command Center. */
export function TeamDone({ result }: { result: TeamResult }) {
  const { t } = useTranslation('confirm');
  return (
    <>
      <div role="status">
        <StepTitle title={t(`team.${result}.title`)}>{t(`team.${result}.text`)}</StepTitle>
      </div>
      <LinkButton to="admin" size="lg" wide>
        {t('team.open')}
      </LinkButton>
    </>
  );
}
