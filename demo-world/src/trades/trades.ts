import { architecture } from './en/architecture';
import { carpentry } from './en/carpentry';
import { demolition } from './en/demolition';
import { drywall } from './en/drywall';
import { electrical } from './en/electrical';
import { flooring } from './en/flooring';
import { hvac } from './en/hvac';
import { insulation } from './en/insulation';
import { landscaping } from './en/landscaping';
import { masonry } from './en/masonry';
import { painting } from './en/painting';
import { plumbing } from './en/plumbing';
import { roofing } from './en/roofing';
import { siteManagement } from './en/site-management';
import { surveying } from './en/surveying';
import { tiling } from './en/tiling';
import { windows } from './en/windows';
import { architectureFr } from './fr/architecture';
import { carpentryFr } from './fr/carpentry';
import { electricalFr } from './fr/electrical';
import { insulationFr } from './fr/insulation';
import { landscapingFr } from './fr/landscaping';
import { masonryFr } from './fr/masonry';
import { paintingFr } from './fr/painting';
import { plumbingFr } from './fr/plumbing';
import { roofingFr } from './fr/roofing';
import { tilingFr } from './fr/tiling';
import type { JobKind, Language, Trade } from './trade';

const TRADES: readonly Trade[] = [
  plumbing,
  electrical,
  carpentry,
  masonry,
  roofing,
  painting,
  tiling,
  hvac,
  landscaping,
  drywall,
  flooring,
  windows,
  insulation,
  demolition,
  surveying,
  architecture,
  siteManagement,
  plumbingFr,
  electricalFr,
  carpentryFr,
  masonryFr,
  roofingFr,
  paintingFr,
  tilingFr,
  insulationFr,
  landscapingFr,
  architectureFr,
];

/** The trade of that name in that language; throws for a trade nobody wrote. */
export function getTrade(name: string, language: Language): Trade {
  const trade = TRADES.find((candidate) => candidate.name === name && candidate.language === language);
  if (!trade) throw new Error(`No trade ${name} in ${language}`);
  return trade;
}

/** A kind of job with the trade it belongs to. */
export type TradeKind = { trade: Trade; kind: JobKind };

/** Every kind of job of a language: those of a household, or those of a business. */
export function listKinds(language: Language, household: boolean): TradeKind[] {
  return TRADES.filter((trade) => trade.language === language)
    .flatMap((trade) => trade.kinds.map((kind) => ({ trade, kind })))
    .filter(({ kind }) => isOfHousehold(kind) === household);
}

function isOfHousehold(kind: JobKind): boolean {
  return kind.category === 'residential' || kind.intros.some((intro) => intro.includes('{home}'));
}
