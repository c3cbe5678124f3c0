/**
 * Texts that are invented, or that tell what only the operator can confirm. Whoever publishes the
 * site reads these first. `where` is a message (`namespace:key`, a whole branch counts) or a file.
 */
export const draftTexts = [
  { where: 'about:story.beginning', what: 'how and where the community began', status: 'draft' },
  { where: 'about:values', what: 'what the community stands for', status: 'draft' },
  { where: 'home:testimonials.items', what: 'three invented members', status: 'draft' },
  { where: 'dental:dental.items', what: 'what the dental plan includes', status: 'draft' },
  { where: 'dental:vision.items', what: 'what the vision plan includes', status: 'draft' },
  { where: 'dental:hero.partner', what: 'who offers the plans', status: 'draft' },
  { where: 'contact:form.text', what: 'how soon messages are answered', status: 'draft' },
  { where: 'app/content/legal/en/terms.ts', what: 'a lawyer reads it', status: 'draft' },
  { where: 'app/content/legal/en/privacy.ts', what: 'a lawyer reads it', status: 'draft' },
  { where: 'app/content/legal/pt-br/terms.ts', what: 'a lawyer reads it', status: 'draft' },
  { where: 'app/content/legal/pt-br/privacy.ts', what: 'a lawyer reads it', status: 'draft' },
] as const satisfies readonly { where: string; what: string; status: 'draft' }[];
