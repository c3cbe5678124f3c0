import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Clipboard } from '../../../app/illustrations/clipboard.tsx';
import { Cradle } from '../../../app/illustrations/cradle.tsx';
import { FirstAid } from '../../../app/illustrations/first-aid.tsx';
import { Hands } from '../../../app/illustrations/hands.tsx';
import { HeartLedger } from '../../../app/illustrations/heart-ledger.tsx';
import { HouseOnHill } from '../../../app/illustrations/house-on-hill.tsx';
import type { IllustrationProps } from '../../../app/illustrations/illustration.tsx';
import { IpeTree } from '../../../app/illustrations/ipe-tree.tsx';
import { LongTable } from '../../../app/illustrations/long-table.tsx';
import { Mailbox } from '../../../app/illustrations/mailbox.tsx';
import { MarketBasket } from '../../../app/illustrations/market-basket.tsx';
import { OnAir } from '../../../app/illustrations/on-air.tsx';
import { OpenBook } from '../../../app/illustrations/open-book.tsx';
import { tint } from '../../../app/illustrations/palette.ts';
import { Patchwork } from '../../../app/illustrations/patchwork.tsx';
import { SealedLetter } from '../../../app/illustrations/sealed-letter.tsx';
import { SharedCake } from '../../../app/illustrations/shared-cake.tsx';
import { TinCans } from '../../../app/illustrations/tin-cans.tsx';
import type { Page } from '../../../app/paths.ts';

type Sheet = { drawing: ComponentType<IllustrationProps>; paper: string };

const sheets: Partial<Record<Page, Sheet>> = {
  home: { drawing: LongTable, paper: tint.green100 },
  about: { drawing: Hands, paper: tint.green100 },
  rules: { drawing: OpenBook, paper: tint.green100 },
  rulesProcedures: { drawing: Clipboard, paper: tint.ipe200 },
  rulesExclusions: { drawing: HeartLedger, paper: tint.clay100 },
  rulesMaternity: { drawing: Cradle, paper: tint.clay100 },
  show: { drawing: OnAir, paper: tint.clay100 },
  dentalPlans: { drawing: MarketBasket, paper: tint.green100 },
  emergency: { drawing: FirstAid, paper: tint.clay100 },
  shareable: { drawing: Patchwork, paper: tint.green100 },
  yourPart: { drawing: SharedCake, paper: tint.clay100 },
  contact: { drawing: TinCans, paper: tint.ipe200 },
  legal: { drawing: SealedLetter, paper: tint.green100 },
  signup: { drawing: HouseOnHill, paper: tint.green100 },
  login: { drawing: HouseOnHill, paper: tint.ipe200 },
  forgotPassword: { drawing: Mailbox, paper: tint.clay100 },
};

const plainSheet: Sheet = { drawing: IpeTree, paper: tint.clay100 };

/** The drawing that stands for a page, as markup of 320 by 240, and the colour of its paper. */
export function drawingOf(page: Page): { markup: string; paper: string } {
  const { drawing: Drawing, paper } = sheets[page] ?? plainSheet;
  return { markup: renderToStaticMarkup(<Drawing />), paper };
}
