import type { CompanyEntry } from './hirers';
import type { ContractorEntry } from './contractors';
import type { PlaceKey } from './places';

/** The password of everybody in the demo world. */
export const DEMO_PASSWORD = 'plumb-line-42';

/** Sign-ins worth printing at start: one of each role, each with a history. */
export const demoAccounts = [
  { email: 'claire.client@plumbline.example', password: DEMO_PASSWORD, userType: 'client' },
  { email: 'cora.company@plumbline.example', password: DEMO_PASSWORD, userType: 'company' },
  { email: 'carlos.contractor@plumbline.example', password: DEMO_PASSWORD, userType: 'contractor' },
] as const;

export const DEMO_CLIENT: readonly [fullName: string, place: PlaceKey] = ['Claire Fontaine', 'boston'];

export const DEMO_COMPANY: CompanyEntry = {
  companyName: 'Harbor & Pine Builders',
  fullName: 'Cora Hastings',
  place: 'boston',
  businessType: 'general-contractor',
  title: 'General contractor, renovation and fit-out',
  bio: 'Harbor & Pine renovates schools, shops and workplaces within an hour of the harbor. We keep small crews, clean sites and a schedule on the wall that people believe. Trades who work with us once usually stay.',
};

export const DEMO_CONTRACTOR: ContractorEntry = [
  'Carlos Moreno',
  'boston',
  'plumbing',
  'tiling',
  'hvac',
  'carpentry',
  'electrical',
  'flooring',
];

/** The title of somebody whom hirers ask for every trade of a renovation. */
export const DEMO_CONTRACTOR_TITLE = 'Renovation contractor, plumbing and bathrooms';
