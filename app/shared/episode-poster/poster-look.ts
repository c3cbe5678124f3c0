import { tint } from '~/shared/illustrations/palette';

type Look = {
  /** A drawing in `public/media/episodes`. */
  scene: string;
  sky: string;
  ring: string;
  disc: string;
  land: string;
  isMirrored: boolean;
  sunX: number;
};

/** The scenes of each category. Editors enter categories; an unknown one gets a microphone. */
const scenes: Record<string, readonly string[]> = {
  'Como funciona': ['shares', 'bill', 'roof'],
  'Vida nos EUA': ['house', 'signpost', 'car'],
  Saúde: ['heart', 'stethoscope', 'moon'],
  Família: ['parents', 'pot', 'kite'],
};

const papers = [
  { sky: tint.clay100, ring: '#FBEBD3', disc: tint.ipe200, land: tint.green600 },
  { sky: tint.green100, ring: '#C9E0D3', disc: tint.ipe300, land: tint.green700 },
  { sky: tint.ipe200, ring: '#F8E7C6', disc: tint.clay300, land: tint.green800 },
  { sky: '#16664C', ring: '#2A7561', disc: tint.ipe300, land: tint.green900 },
  { sky: tint.clay300, ring: '#F4C3A6', disc: tint.clay100, land: tint.clay700 },
] as const;

/** The look of an episode's poster. It is always the same for the same episode. */
export function lookOf(id: string, category: string): Look {
  const seed = hash(id);
  const choices = scenes[category] ?? ['microphone'];
  const scene = choices[seed % choices.length] ?? 'microphone';
  const paper = papers[Math.floor(seed / 7) % papers.length] ?? papers[0];
  return {
    ...paper,
    scene,
    isMirrored: Math.floor(seed / 64) % 2 === 1,
    sunX: 110 + (Math.floor(seed / 128) % 5) * 25,
  };
}

/** The FNV-1a hash, which distributes even ids that differ in one character. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return (value ^ (value >>> 15)) >>> 0;
}
