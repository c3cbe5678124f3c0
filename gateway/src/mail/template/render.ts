import { evaluate, isTrue } from './expression.ts';
import type { Node } from './parse.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

/** Escapes a text for HTML, both between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

/** Renders an HTML template. It escapes values and replaces URLs that would run code. */
export function renderHtml(nodes: Node[], data: unknown): string {
  return render(nodes, data, (value, isAddress) =>
    isAddress && !isHarmless(value) ? '#' : escapeHtml(value),
  );
}

/** Renders a plain-text template, such as a subject. */
export function renderText(nodes: Node[], data: unknown): string {
  return render(nodes, data, (value) => value);
}

function render(
  nodes: Node[],
  data: unknown,
  write: (value: string, isAddress: boolean) => string,
): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'value') {
        return write(asText(evaluate(node.expression, data)), node.isAddress);
      }
      const branch = node.branches.find(({ when }) => isTrue(evaluate(when, data)));
      return render(branch?.body ?? node.otherwise, data, write);
    })
    .join('');
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isHarmless(address: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  return !scheme || /^(https?|mailto|tel)$/i.test(scheme);
}
