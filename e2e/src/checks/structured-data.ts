type Data = Record<string, unknown>;

/** What Google's documentation calls required of each kind, and what the kind is worth nothing without. */
const REQUIRED: Record<string, readonly string[]> = {
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.address'],
  ProfessionalService: ['name', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BlogPosting: ['headline', 'datePublished', 'author.name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  PostalAddress: ['addressLocality'],
  Place: ['address'],
  PropertyValue: ['name', 'value'],
  MonetaryAmountDistribution: ['name', 'currency', 'percentile25', 'median', 'percentile75'],
};
const DATES = ['datePosted', 'datePublished'];
const ADDRESSES = ['url', 'item'];

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with data of schema.org, in words. */
export function requiredIn(json: string): string[] {
  try {
    const data: unknown = JSON.parse(json);
    if (!isData(data)) return ['the data is no object'];
    return [
      ...(data['@context'] === 'https://schema.org' ? [] : ['the data has no context']),
      ...within(data),
    ];
  } catch {
    return [`the data is no JSON: ${json.slice(0, 80)}`];
  }
}

function within(data: Data): string[] {
  const type = String(data['@type']);
  const required = REQUIRED[type];
  // Who stands for somebody that is described elsewhere says no more than where.
  if (type === 'undefined' && typeof data['@id'] === 'string') return [];
  if (!required) return [`nobody has said what ${type} needs`];
  const missing = required
    .filter((route) => isEmpty(at(data, route)))
    .map((route) => `${type} has no ${route}`);
  const wrong = Object.entries(data)
    .filter(([key, value]) => isWrong(key, value))
    .map(([key]) => `${type} has a wrong ${key}`);
  const deeper = Object.values(data).flat().filter(isData).flatMap(within);
  return [...missing, ...wrong, ...deeper];
}

function isWrong(key: string, value: unknown): boolean {
  if (DATES.includes(key)) return Number.isNaN(Date.parse(String(value)));
  return ADDRESSES.includes(key) && !URL.canParse(String(value));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function at(data: Data, route: string): unknown {
  return route.split('.').reduce<unknown>((found, step) => (isData(found) ? found[step] : undefined), data);
}
