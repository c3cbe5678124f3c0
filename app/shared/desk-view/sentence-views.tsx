import { useTranslation } from '~/shared/i18n/use-translation';
import { deskCardNames, sentences } from './desk-sentences';
import { DeskView } from './desk-view';

/** All sentences for the front desk, each in the whole window once a fragment opens it. */
export function SentenceViews() {
  const { t } = useTranslation('deskCards');
  return deskCardNames.map((name) => (
    <DeskView
      key={name}
      name={name}
      title={t(`cards.${name}.title`)}
      request={sentences[name].request}
      detail={sentences[name].detail}
      meaning={t(`cards.${name}.meaning`)}
      closeLabel={t('close')}
    />
  ));
}
