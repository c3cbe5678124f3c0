import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/notice';
import type { Tone } from '~/ui/tone';
import type { Note } from '../login-notice';

const tones: Partial<Record<Note['notice'], Tone>> = {
  signedOut: 'success',
  applicationSent: 'success',
  emailConfirmed: 'success',
  restricted: 'warning',
  notMember: 'warning',
  linkRefused: 'warning',
};

/** What those who come to the sign-in page have to know: why they are here, what to do next. */
export function LoginNotice({ note }: { note: Note }) {
  const { t } = useTranslation('auth');
  const { notice, status = '', email = '' } = note;
  return (
    <Notice tone={tones[notice] ?? 'info'} live="status">
      <p className="wrap-anywhere">{t(`notices.${notice}`, { status, email })}</p>
    </Notice>
  );
}
