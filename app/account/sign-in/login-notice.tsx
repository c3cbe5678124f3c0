import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import type { SessionNotice } from '~/shared/session/login-notice';
import { ExternalLink } from '~/shared/ui/external-link';
import { Notice, type Tone } from '~/shared/ui/notice';
import { useStatusLabel } from './use-status-label';

const tones: Partial<Record<SessionNotice['notice'], Tone>> = {
  signedOut: 'success',
  emailConfirmed: 'success',
  restricted: 'warning',
  notMember: 'warning',
};

/** Notices that only the support team can resolve. */
const supportNotices: readonly SessionNotice['notice'][] = ['restricted', 'notMember'];

const contact = 'link inline-flex min-h-9 items-center gap-1 rounded-xs font-semibold';

/** Explains why the user is on the sign-in page, and what to do next. */
export function LoginNotice({ note }: { note: SessionNotice }) {
  const { t } = useTranslation('auth');
  const { notice, email = '' } = note;
  const status = useStatusLabel(note.status);
  return (
    <Notice tone={tones[notice] ?? 'info'} live="status">
      <p className="wrap-anywhere">{t(`notices.${notice}`, { status, email })}</p>
      {supportNotices.includes(notice) && (
        <p className="flex flex-wrap gap-x-5">
          <ExternalLink href={whatsAppLink(t('login.whatsappText'))} newTab className={contact}>
            {t('login.helpWhatsapp')}
          </ExternalLink>
          <ExternalLink href={`tel:${brand.phone.number}`} className={contact}>
            {brand.phone.display}
          </ExternalLink>
        </p>
      )}
    </Notice>
  );
}
