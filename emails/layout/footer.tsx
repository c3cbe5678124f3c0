import { Text } from 'react-email';
import { legalNotice } from '../../app/content/legal-notice.ts';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Language } from '../../app/shared/i18n/language.ts';
import { officeHours } from '../facts.ts';
import { light } from './colors.ts';

const contact: Record<Language, string> = {
  en: `Questions? Write to ${brand.email.support} or call ${brand.phone.display}, ${officeHours('en')}.`,
  'pt-BR': `Dúvidas? Escreva para ${brand.email.support} ou ligue para ${brand.phone.display}, ${officeHours('pt-BR')}.`,
};

const { street, city, state, zipCode } = brand.office;
const sender = `${brand.legalEntity}, ${street}, ${city}, ${state} ${zipCode}`;

const style = { margin: '0 0 12px', fontSize: '14px', lineHeight: '1.5', color: light.muted };

/** The footer: why the recipient receives the email, how to contact a person, and the sender. */
export function Footer({
  language,
  reason,
  hasLegalNotice,
}: {
  language: Language;
  reason: string;
  hasLegalNotice: boolean;
}) {
  const notice = hasLegalNotice ? [legalNotice[language].short] : [];
  const lines = [reason, contact[language], ...notice, sender];
  return lines.map((line) => (
    <Text key={line} className="muted" style={style}>
      {line}
    </Text>
  ));
}
