import { type Expression, parseExpression } from './expression.ts';

export type Node =
  | { kind: 'text'; text: string }
  /** `isAddress`: the value is at the start of a link's or an image's URL. */
  | { kind: 'value'; expression: Expression; isAddress: boolean }
  | { kind: 'if'; branches: { when: Expression; body: Node[] }[]; otherwise: Node[] };

/** The template cannot be parsed. The message contains the line. */
class TemplateError extends Error {
  override name = 'TemplateError';
}

const action = /\{\{(?:-\s)?\s*(\/\*[\s\S]*?\*\/|[\s\S]*?)\s*(?:\s-)?\}\}/g;
const addressBegins = /\b(?:href|src|action|background|cite)\s*=\s*["']?$/i;

type Open = { node: Extract<Node, { kind: 'if' }>; parent: Node[]; hasElse: boolean };

/**
 * Parses the part of Go's template language that Supabase's email templates use: values, `if`,
 * `else if`, `else`, `end`, comments and trim marks.
 * @throws TemplateError
 * @see https://pkg.go.dev/text/template
 */
export function parseTemplate(source: string): Node[] {
  const root: Node[] = [];
  const open: Open[] = [];
  let target = root;
  let position = 0;
  let trimNext = false;

  const addText = (until: number, trimEnd: boolean) => {
    let text = source.slice(position, until);
    if (trimNext) text = text.trimStart();
    if (trimEnd) text = text.trimEnd();
    if (text) target.push({ kind: 'text', text });
  };

  for (const match of source.matchAll(action)) {
    const [whole, content = ''] = match;
    const line = source.slice(0, match.index).split('\n').length;
    addText(match.index, /^\{\{-\s/.test(whole));
    position = match.index + whole.length;
    trimNext = /\s-\}\}$/.test(whole);
    if (content.startsWith('/*')) continue;

    const [, word = '', rest = ''] = /^(if|else if|else|end)?\b\s*([\s\S]*)$/.exec(content) ?? [];
    const read = () => readExpression(word === '' ? content : rest, line);
    const block = open.at(-1);
    if (word === '') {
      const before = target.at(-1);
      const isAddress = before?.kind === 'text' && addressBegins.test(before.text);
      target.push({ kind: 'value', expression: read(), isAddress });
    } else if (word === 'if') {
      const body: Node[] = [];
      const node: Open['node'] = {
        kind: 'if',
        branches: [{ when: read(), body }],
        otherwise: [],
      };
      target.push(node);
      open.push({ node, parent: target, hasElse: false });
      target = body;
    } else if (!block || (block.hasElse && word !== 'end')) {
      throw new TemplateError(`line ${line}: {{ ${content} }} without {{ if }}`);
    } else if (word === 'else if') {
      const body: Node[] = [];
      block.node.branches.push({ when: read(), body });
      target = body;
    } else if (word === 'else') {
      block.hasElse = true;
      target = block.node.otherwise;
    } else {
      open.pop();
      target = block.parent;
    }
  }
  addText(source.length, false);
  if (open.length > 0) throw new TemplateError('{{ if }} without {{ end }}');
  return root;
}

function readExpression(text: string, line: number): Expression {
  try {
    return parseExpression(text);
  } catch (error) {
    throw new TemplateError(`line ${line}: {{ ${text} }}: ${(error as Error).message}`);
  }
}
