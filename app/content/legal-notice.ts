import { brand } from '../shared/brand/brand.ts';
import type { Language } from '../shared/i18n/language.ts';

/** The legal notice in one language, in plain sentences. */
export type LegalNoticeText = {
  /** The whole notice in a few sentences, for footers, forms, and emails. */
  short: string;
  /** The long version for the rules: a sentence, and its consequences. */
  long: { lead: string; points: readonly string[] };
};

/**
 * The only source of the notice that this is not insurance. It contains every element that state
 * laws require (Fla. Stat. 624.1265(3), Ala. Code 22-6A-2): not an insurance company, no insurance
 * policy, voluntary, not regulated as insurance, and the member's own responsibility even if the
 * organization closes. Counsel supplies the exact words of each state. Pages show it with
 * `shared/page/legal-notice`, from their messages, so that they load one language. Only the build,
 * the rules' texts and the emails import this file.
 */
export const legalNotice: Record<Language, LegalNoticeText> = {
  en: {
    short: `${brand.name} is not insurance, and your membership is not an insurance policy. ${brand.name} is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if ${brand.name} closes.`,
    long: {
      lead: `${brand.name} is a voluntary community of people who share medical needs. It is not an insurance company, and neither these rules nor your membership is an insurance policy.`,
      points: [
        `${brand.name} is not regulated as insurance, and state insurance protections do not apply.`,
        'Any help with your medical bills is voluntary. No other member is required by law to pay them.',
        'No one promises that your bills will be paid.',
        `You are always responsible for your own medical bills. That is true whether or not you receive any payment, and even if ${brand.name} closes.`,
      ],
    },
  },
  'pt-BR': {
    short: `${brand.name} não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.`,
    long: {
      lead: `${brand.name} é uma comunidade voluntária de pessoas que compartilham necessidades médicas. Não é uma seguradora, e nem estas regras nem a sua adesão são uma apólice de seguro.`,
      points: [
        'A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui.',
        'Qualquer ajuda com as suas contas médicas é voluntária. Nenhum outro membro é obrigado por lei a pagá-las.',
        'Ninguém promete que as suas contas serão pagas.',
        `Você é sempre responsável pelas suas contas médicas, com ou sem compartilhamento, e mesmo que a comunidade deixe de existir.`,
      ],
    },
  },
};
