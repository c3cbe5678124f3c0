import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { safeguards as english } from '~/content/legal/en/safeguards';
import { safeguards as portuguese } from '~/content/legal/pt-BR/safeguards';
import { openQuestions } from '~/content/rules/open-questions';
import { rulesPages } from '~/content/rules/rules-pages';
import { pathFor } from '~/paths';
import { emailTexts } from '../../emails/output/email-texts.ts';
import {
  draftFigures,
  draftSiteFigures,
  findFigureUses,
} from '../../scripts/content/drafts/draft-figures.ts';
import { draftTexts } from '../../scripts/content/drafts/draft-messages.ts';
import { draftSafeguards } from '../../scripts/content/drafts/draft-safeguards.ts';
import { rulesPassages } from '../../scripts/content/drafts/rules-passages.ts';

describe('The operator finds everything to confirm in one list:', () => {
  test('every draft figure, with its places in both languages', async () => {
    const places = await findFigureUses();
    expect(draftFigures()).toContain('adjustmentYear5');
    expect(draftFigures()).not.toContain('adjustmentYear4');
    expect(places.get('adjustmentYear5')).toEqual([
      '/rules/procedures#adjustment-period',
      '/BR/rules/procedures#adjustment-period',
    ]);
    expect(draftFigures().filter((id) => places.get(id)?.length === 0)).toEqual([]);
  });

  test('every draft figure of the other pages, with its files', async () => {
    const figures = await draftSiteFigures();
    expect(figures.map(({ text }) => text)).toContain('responseBusinessDays: 2 business days');
    expect(figures.filter(({ places }) => places.length === 0)).toEqual([]);
  });

  test('every sample text, in both languages', async () => {
    const texts = await draftTexts();
    for (const address of ['/BR/show', '/about', '/BR/dental-plans', '/emergency']) {
      expect(texts.map((text) => text.address)).toContain(address);
    }
    expect(texts.map(({ key }) => key)).toContain('emergency:law.items.care.text');
  });

  test('every open question of the rules, with its rule', async () => {
    const addresses = (await rulesPassages('en')).map(({ address }) => address);
    for (const { rule } of openQuestions) {
      const [tab, anchor] = rule;
      expect(addresses).toContain(pathFor(rulesPages[tab], 'en', anchor));
    }
    const asked = openQuestions.map(({ question }) => question).join(' ');
    const topics = [
      'pregnancy',
      'dialysis',
      'overdose',
      'first {iuaHouseholdThreshold}',
      'insufficient',
      'language',
    ];
    for (const topic of topics) expect(asked).toContain(topic);
  });

  test('every promise of a response time', async () => {
    const keys = (await draftTexts()).map(({ language, key }) => `${language} ${key}`);
    expect(keys).toContain('en signup:confirmed.text');
    expect(keys).toContain('pt-BR formContact:sent.text');
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('every email that the site can send, in both languages', async () => {
    const supabase = join(import.meta.dirname, '../../supabase');
    const files = (folder: string) =>
      readdirSync(join(supabase, folder)).map((file) => `supabase/${folder}/${file}`);
    const sent = [...files('templates'), ...files('functions/_shared/mail/emails')].filter(
      (file) => !/\/(organization|dark-styles)\.ts$/.test(file),
    );
    const emails = await emailTexts();
    for (const language of ['en', 'pt-BR']) {
      const listed = emails.filter((email) => email.language === language);
      expect([...new Set(listed.map(({ file }) => file))].sort()).toEqual(sent.sort());
      expect(listed.filter(({ subject, text }) => !subject || text.length < 100)).toEqual([]);
    }
  });

  test('every safeguard that the legal page claims', () => {
    const listed = draftSafeguards().flatMap(({ items }) => items);
    for (const { items, lead, note } of [english, portuguese]) {
      const claims = [lead, note, ...items.flatMap((one) => one.items)];
      expect(claims.filter((claim) => !listed.includes(claim))).toEqual([]);
    }
  });

  test('every draft of the rules', async () => {
    const drafts = (await rulesPassages('pt-BR')).filter(({ isDraft }) => isDraft);
    expect(drafts.map(({ address }) => address)).toContain('/BR/rules/exclusions#excess-fund');
  });
});
