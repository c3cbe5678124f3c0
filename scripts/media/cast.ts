import { hair, palette, skin } from './palette.ts';
import type { Person } from './parts/person.ts';

/** The neighbors who appear in the films. */
export const cast = {
  rosa: {
    skin: skin[1],
    hair: 'scarf',
    hairTone: palette.ipe500,
    top: palette.paper,
    bottom: palette.clay500,
    skirt: true,
  },
  davi: {
    skin: skin[4],
    hair: 'short',
    hairTone: hair.brown,
    top: palette.green800,
    bottom: '#C98F57',
  },
  nair: { skin: skin[3], hair: 'bun', top: palette.ipe500, bottom: palette.green900 },
  tito: { skin: skin[0], hair: 'short', top: palette.clay300, bottom: '#2F4858' },
  bia: {
    skin: skin[5],
    hair: 'long',
    hairTone: hair.red,
    top: palette.green700,
    bottom: palette.sand,
    skirt: true,
  },
  jose: {
    skin: skin[2],
    hair: 'bald',
    hairTone: hair.grey,
    top: palette.paper,
    bottom: palette.clay700,
  },
  lia: {
    skin: skin[3],
    hair: 'curls',
    top: palette.clay300,
    bottom: palette.green900,
    skirt: true,
  },
  ida: {
    skin: skin[5],
    hair: 'bun',
    hairTone: hair.grey,
    top: palette.clay600,
    bottom: palette.ink,
  },
  luiz: { skin: skin[0], hair: 'bald', top: palette.ipe500, bottom: '#2F4858' },
  noa: {
    skin: skin[2],
    hair: 'curls',
    top: palette.clay500,
    bottom: palette.green900,
    child: true,
  },
} as const satisfies Record<string, Person>;
