import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../../../app/paths.ts';
import { Clipboard } from '../../../../app/shared/illustrations/clipboard.tsx';
import { Cradle } from '../../../../app/shared/illustrations/cradle.tsx';
import { FirstAid } from '../../../../app/shared/illustrations/first-aid.tsx';
import { Hands } from '../../../../app/shared/illustrations/hands.tsx';
import { HeartLedger } from '../../../../app/shared/illustrations/heart-ledger.tsx';
import { HouseOnHill } from '../../../../app/shared/illustrations/house-on-hill.tsx';
import type { IllustrationProps } from '../../../../app/shared/illustrations/illustration.tsx';
import { IpeTree } from '../../../../app/shared/illustrations/ipe-tree.tsx';
import { LongTable } from '../../../../app/shared/illustrations/long-table.tsx';
import { Mailbox } from '../../../../app/shared/illustrations/mailbox.tsx';
import { MarketBasket } from '../../../../app/shared/illustrations/market-basket.tsx';
import { OnAir } from '../../../../app/shared/illustrations/on-air.tsx';
import { OpenBook } from '../../../../app/shared/illustrations/open-book.tsx';
import { tint } from '../../../../app/shared/illustrations/palette.ts';
import { Patchwork } from '../../../../app/shared/illustrations/patchwork.tsx';
import { SealedLetter } from '../../../../app/shared/illustrations/sealed-letter.tsx';
import { SharedCake } from '../../../../app/shared/illustrations/shared-cake.tsx';
import { TinCans } from '../../../../app/shared/illustrations/tin-cans.tsx';

type Sheet = { drawing: ComponentType<IllustrationProps>; paper: string };

const sheets: Partial<Record<Page, Sheet>> = {
  home: { drawing: LongTable, paper: tint.green100 },
  about: { drawing: Hands, paper: tint.green100 },
  rules: { drawing: OpenBook, paper: tint.green100 },
  rulesProcedures: { drawing: Clipboard, paper: tint.ipe200 },
  rulesExclusions: { drawing: HeartLedger, paper: tint.clay100 },
  rulesMaternity: { drawing: Cradle, paper: tint.clay100 },
  rulesChanges: { drawing: OpenBook, paper: tint.ipe200 },
  show: { drawing: OnAir, paper: tint.clay100 },
  dentalPlans: { drawing: MarketBasket, paper: tint.green100 },
  emergency: { drawing: FirstAid, paper: tint.clay100 },
  deskCards: { drawing: Clipboard, paper: tint.green100 },
  providers: { drawing: OpenBook, paper: tint.clay100 },
  shareable: { drawing: Patchwork, paper: tint.green100 },
  yourPart: { drawing: SharedCake, paper: tint.clay100 },
  whatWouldIPay: { drawing: SharedCake, paper: tint.ipe200 },
  billHelp: { drawing: HeartLedger, paper: tint.clay100 },
  cost: { drawing: LongTable, paper: tint.ipe200 },
  openBooks: { drawing: HeartLedger, paper: tint.green100 },
  contact: { drawing: TinCans, paper: tint.ipe200 },
  legal: { drawing: SealedLetter, paper: tint.green100 },
  signup: { drawing: HouseOnHill, paper: tint.green100 },
  login: { drawing: HouseOnHill, paper: tint.ipe200 },
  forgotPassword: { drawing: Mailbox, paper: tint.clay100 },
};

const plainSheet: Sheet = { drawing: IpeTree, paper: tint.clay100 };

/** The drawing of a page, as markup of 320 by 240, and its background color. */
export function drawingOf(page: Page): { markup: string; paper: string } {
  const { drawing: Drawing, paper } = sheets[page] ?? plainSheet;
  return { markup: renderToStaticMarkup(<Drawing />), paper };
}
