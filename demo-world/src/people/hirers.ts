import type { PlaceKey } from './places';

/** Private people who post jobs. */
export const CLIENTS: readonly (readonly [fullName: string, place: PlaceKey])[] = [
  ['Naomi Feinberg', 'newYork'],
  ['Desmond Clarke', 'newYork'],
  ['Elena Vasquez', 'newYork'],
  ['Harriet Sung', 'newYork'],
  ['Oliver Prescott', 'boston'],
  ['Thandiwe Mokoena', 'boston'],
  ['Frank DiNapoli', 'boston'],
  ['Caroline Hsu', 'chicago'],
  ['Reginald Booker', 'chicago'],
  ['Agnieszka Wrona', 'chicago'],
  ['Meera Krishnan', 'toronto'],
  ['Callum Fraser', 'toronto'],
  ['Yolanda Ortiz', 'austin'],
  ['Wesley Granger', 'austin'],
  ['Ana Sofia Pereira', 'seattle'],
  ['Dmitri Volkov', 'seattle'],
  ['Imogen Hartley', 'london'],
  ['Kofi Mensah', 'london'],
  ['Chantal Bergeron', 'montreal'],
  ['Mathieu Pelletier', 'montreal'],
  ['Nour El Amrani', 'montreal'],
  ['Geneviève Côté', 'quebec'],
  ['Luc Thibault', 'quebec'],
  ['Camille Perrin', 'lyon'],
  ['Olivier Garnier', 'lyon'],
  ['Amélie Rousseau', 'paris'],
  ['Bakary Traoré', 'paris'],
];

/** A firm that posts jobs, with the person who signs for it. */
export type CompanyEntry = {
  companyName: string;
  fullName: string;
  place: PlaceKey;
  businessType: string;
  title: string;
  bio: string;
};

export const COMPANIES: readonly CompanyEntry[] = [
  {
    companyName: 'Gowanus Works',
    fullName: 'Ruth Okafor',
    place: 'newYork',
    businessType: 'general-contractor',
    title: 'General contractor for shops and kitchens',
    bio: 'We fit out restaurants, clinics and shops across the city, usually in less time than is reasonable. Our superintendents came from the trades. We pay on the second Friday and we have never missed one.',
  },
  {
    companyName: 'Fenway Property Care',
    fullName: 'Daniel Aronson',
    place: 'boston',
    businessType: 'property-management',
    title: 'Management of 1,900 homes',
    bio: 'We look after rental buildings and small associations, most of them older than the subway. Boilers, roofs and stairwells are our daily bread. We like trades who photograph what they find and say what it will cost.',
  },
  {
    companyName: 'Prairie Line Builders',
    fullName: 'Latoya Simmons',
    place: 'chicago',
    businessType: 'general-contractor',
    title: 'Commercial interiors and light industry',
    bio: 'Forty people, one yard, two very old forklifts. We build workshops, schools and offices within an hour of the lake. Safety talks are short and meant.',
  },
  {
    companyName: 'North Shore Lofts',
    fullName: 'Peter Grabowski',
    place: 'chicago',
    businessType: 'real-estate',
    title: 'Developer of former factories',
    bio: 'We buy buildings that others have given up on and turn them into places to work. Old brick, new wires, honest budgets. Half of our trades have been with us for ten years.',
  },
  {
    companyName: 'Humber & Don Construction',
    fullName: 'Simone Baptiste-Lowe',
    place: 'toronto',
    businessType: 'general-contractor',
    title: 'Clinics, schools and community buildings',
    bio: 'We build for people who will use the building on Monday. Mid-sized public work is our field, and phasing around children or patients our habit. Drawings come with us to the site, on paper.',
  },
  {
    companyName: 'Longhorn Facilities Group',
    fullName: 'Travis Mcallister',
    place: 'austin',
    businessType: 'property-management',
    title: 'Facilities for offices and labs',
    bio: 'We keep the air cold and the lights on for some two hundred tenants. Work often happens at night and is always paid on time. Badges take three days, so introduce yourself early.',
  },
  {
    companyName: 'Cascade Timber Studio',
    fullName: 'Hiroko Tanaka',
    place: 'seattle',
    businessType: 'architecture',
    title: 'Architecture in wood',
    bio: 'A studio of nine that designs libraries, houses and one very good bus shelter. We detail in wood and answer the phone. Remote colleagues are colleagues here.',
  },
  {
    companyName: 'Ballard Marine Refit',
    fullName: 'Gunnar Eide',
    place: 'seattle',
    businessType: 'renovation',
    title: 'Workshops and dockside buildings',
    bio: 'We began with boats and ended with the sheds around them. Salt, rain and tight schedules do not scare us. We look for trades who own a good raincoat.',
  },
  {
    companyName: 'Lea Bridge Contracts',
    fullName: 'Joanna Whitfield',
    place: 'london',
    businessType: 'renovation',
    title: 'Refurbishment of schools and surgeries',
    bio: 'We refurbish public buildings in the school holidays and doctors’ surgeries at weekends. Planning is three quarters of it. Our site canteen is better than it needs to be.',
  },
  {
    companyName: 'Marchmont Estates',
    fullName: 'Tobias Achebe',
    place: 'london',
    businessType: 'real-estate',
    title: 'Landlord of shops and studios',
    bio: 'We let small shops and studios to people who make things. Repairs are done before they are asked for twice. Trades get a key, a coffee and a clear scope.',
  },
  {
    companyName: 'Ateliers du Canal',
    fullName: 'Hélène Desrosiers',
    place: 'montreal',
    businessType: 'general-contractor',
    title: 'Entrepreneur général, commerces et ateliers',
    bio: 'Nous aménageons des commerces, des cliniques et des ateliers, souvent dans de vieux murs. Nos chargés de projet viennent des métiers. Nous payons aux deux semaines, sans rappel.',
  },
  {
    companyName: 'Habitations Cap-Blanc',
    fullName: 'Réjean Lapointe',
    place: 'quebec',
    businessType: 'property-management',
    title: 'Gestion de 800 logements',
    bio: 'Nous gérons des coopératives et des immeubles locatifs, la plupart centenaires. Toits, chauffage et cages d’escalier sont notre quotidien. Nous aimons les métiers qui photographient et qui expliquent.',
  },
  {
    companyName: 'Agence Rive Gauche Bâtir',
    fullName: 'Solène Marchand',
    place: 'lyon',
    businessType: 'architecture',
    title: 'Architecture et réhabilitation',
    bio: 'Une agence de neuf personnes, attachée à l’existant. Nous réhabilitons des écoles, des halles et quelques maisons. À distance ou sur place, la revue du mardi est sacrée.',
  },
  {
    companyName: 'Belleville Rénovation',
    fullName: 'Mehdi Cherif',
    place: 'paris',
    businessType: 'renovation',
    title: 'Rénovation d’hôtels et de cabinets',
    bio: 'Nous rénovons des hôtels, des cabinets et des écoles sans les fermer. La nuit est notre horaire préféré. Chaque équipe a un référent et un numéro qui répond.',
  },
];
