import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { normalizePhone, phoneDigits } from '~/shared/format/phone';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ExternalLink } from '~/shared/ui/external-link';

/** The sender, with links to every contact channel. */
export function SenderDetails({ contact }: { contact: Contact }) {
  const { t } = useTranslation('manageContacts');
  const { name, email, phone, kind, type } = contact;
  // Visitors may enter any text, so only a valid number becomes a link.
  const dialled = phone ? normalizePhone(phone) : undefined;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold wrap-anywhere">{name || t('nameless')}</span>
        <span className="text-sm text-muted">
          {t(kind === 'form' ? 'columns.form' : `types.${type}`)}
          {' · '}
          {t(`writes.${contact.language as 'en'}`)}
        </span>
      </p>
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {email && (
          <Way icon={<Mail className={icon} />}>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
              {email}
            </a>
          </Way>
        )}
        {phone && (
          <Way icon={<Phone className={icon} />}>
            {dialled ? (
              <a href={`tel:+${phoneDigits(dialled)}`} className={link}>
                {dialled}
              </a>
            ) : (
              <span className="wrap-anywhere">{phone}</span>
            )}
          </Way>
        )}
        {dialled && (
          <Way icon={<WhatsAppIcon className={icon} />}>
            <ExternalLink
              href={`https://wa.me/${phoneDigits(dialled)}`}
              newTab
              arrow={false}
              className={link}
            >
              WhatsApp
            </ExternalLink>
          </Way>
        )}
      </ul>
    </div>
  );
}

const icon = 'size-4 shrink-0 text-muted';
const link = 'link inline-flex min-h-11 items-center font-semibold text-mata-700 wrap-anywhere';

function Way({ icon: mark, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2">
      {mark}
      {children}
    </li>
  );
}
