import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { isCancelled, toldOf } from './security-error';

type FailureNoticeProps = {
  error: unknown;
  /** The text if the backend gives no reason. */
  fallback: string;
};

/** Why something failed: our text, else the backend's message, else the fallback. */
export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const { t } = useTranslation(['security', 'errors']);
  if (isCancelled(error)) return null;
  const { key, text } = toldOf(error);
  return (
    <TakesFocus reason={error}>
      <Notice tone="danger" live="alert">
        <p>{key ? t(key) : text || fallback}</p>
      </Notice>
    </TakesFocus>
  );
}
