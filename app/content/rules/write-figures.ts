import { type FigureId, figures } from '#rules/figures';
import type { Language } from '../../shared/i18n/language.ts';
import { formatFigure } from '../format-figure.ts';
import type { Prose } from './types.ts';

const reference = /\{(\w+)(:number)?\}/g;

/**
 * Replaces every figure reference by the formatted figure. It runs in the loader, so that the page
 * needs neither the figures nor their formats.
 * @throws if a figure does not exist.
 */
export function writeFigures<Content>(content: Content, language: Language): Content {
  return deeply(content, (prose) =>
    prose.replaceAll(reference, (_whole, name: string, bare?: string) =>
      bare ? String(figures[figureId(name)].value) : formatFigure(figureId(name), language),
    ),
  );
}

/** The figures that a sentence references. */
export function figuresIn(prose: Prose): FigureId[] {
  return [...prose.matchAll(reference)].map(([, name = '']) => figureId(name));
}

function figureId(name: string): FigureId {
  if (!(name in figures)) throw new Error(`There is no figure "${name}"`);
  return name as FigureId;
}

function deeply<Content>(content: Content, change: (text: string) => string): Content {
  if (typeof content === 'string') return change(content) as Content;
  if (Array.isArray(content)) return content.map((item) => deeply(item, change)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([key, value]) => [key, deeply(value, change)]);
  return Object.fromEntries(entries) as Content;
}
