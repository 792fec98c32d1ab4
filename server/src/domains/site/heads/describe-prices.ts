import type { PageDescription } from '@plumbline/registry/edge';
import { CURRENCY } from '@plumbline/shared-schema/options';
import en from '@plumbline/shared-schema/options/locales/en.json';
import fr from '@plumbline/shared-schema/options/locales/fr.json';
import type { HeadLanguage } from '@plumbline/shared-schema/page-heads';
import type { PlacedPrice, PriceGuide } from '@plumbline/shared-schema/prices';
import type { MonetaryAmountDistribution, WithContext } from 'schema-dts';
import { fillIn } from '../../../kit/texts';
import { SECTIONS } from './sections';
import { breadcrumbs, CONTEXT, shortened } from './structured-data';
import type { Place } from './structured-data';

const PATH = '/prices';

type Texts = { title: string; price: string; none: string };
const TEXTS: Record<HeadLanguage, Texts> = {
  en: {
    title: '{{trade}}: what it costs',
    price: 'Half of the jobs cost {{range}}: made of {{deals}} deals on Plumbline. {{where}}',
    none: 'What such work costs, from what people agreed on. {{where}}',
  },
  fr: {
    title: '{{trade}}\u00a0: les prix',
    price:
      'La moitié des chantiers ont coûté {{range}}, d’après {{deals}} accords conclus sur Plumbline. {{where}}',
    none: 'Ce que coûtent ces travaux, d’après ce qui a été convenu. {{where}}',
  },
};
const SKILLS: Record<HeadLanguage, Record<string, string>> = { en: en.skill, fr: fr.skill };

/** What work costs at a place. A figure of a wider place is that one's own page to say in data. */
export function describePrices(guide: PriceGuide, { siteUrl, language }: Place): PageDescription {
  const { trade, tradeKey, place, price } = guide;
  const texts = TEXTS[language];
  const name = fillIn(texts.title, { trade: SKILLS[language][trade] ?? trade });
  const title = place.key === '' ? name : `${name} (${place.label})`;
  const steps: [string, string][] = [
    [SECTIONS.prices[language], PATH],
    [name, `${PATH}/${tradeKey}`],
    ...(place.key === '' ? [] : [[place.label, `${PATH}/${tradeKey}/${place.key}`] as [string, string]]),
  ];
  const isOwn = price !== null && price.place.key === place.key;
  return {
    status: 200,
    title,
    description: shortened(descriptionOf(guide, language)),
    data: [...(isOwn ? [spreadOf(title, price)] : []), breadcrumbs(siteUrl, steps)],
  };
}

function descriptionOf({ price, place: asked }: PriceGuide, language: HeadLanguage): string {
  const texts = TEXTS[language];
  if (price === null) return fillIn(texts.none, { where: asked.label });
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: CURRENCY,
    maximumFractionDigits: 0,
  });
  const { low, high, deals, place } = price;
  return fillIn(texts.price, { range: money.formatRange(low, high), deals, where: place.label });
}

function spreadOf(name: string, { low, median, high }: PlacedPrice): WithContext<MonetaryAmountDistribution> {
  return {
    '@context': CONTEXT,
    '@type': 'MonetaryAmountDistribution',
    name,
    currency: CURRENCY,
    percentile25: low,
    median,
    percentile75: high,
  };
}
