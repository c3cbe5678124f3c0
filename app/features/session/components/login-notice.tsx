import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/notice';
import type { Tone } from '~/ui/tone';
import type { Note } from '../login-notice';
import { useStatusWord } from '../use-status-word';

const tones: Partial<Record<Note['notice'], Tone>> = {
  signedOut: 'success',
  emailConfirmed: 'success',
  restricted: 'warning',
  notMember: 'warning',
  linkRefused: 'warning',
};

/** What those who come to the sign-in page have to know: why they are here, what to do next. */
export function LoginNotice({ note }: { note: Note }) {
  const { t } = useTranslation('auth');
  const { notice, email = '' } = note;
  const status = useStatusWord(note.status);
  return (
    <Notice tone={tones[notice] ?? 'info'} live="status">
      <p className="wrap-anywhere">{t(`notices.${notice}`, { status, email })}</p>
    </Notice>
  );
}
