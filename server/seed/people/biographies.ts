import type { Language } from '../trades/trade';

/** Sentences a biography is put together from; `{…}` are filled per person. */
type Phrases = {
  contractorOpenings: readonly string[];
  contractorClosings: readonly string[];
  clientTitles: readonly string[];
  clientOpenings: readonly string[];
  clientMiddles: readonly string[];
  clientClosings: readonly string[];
};

export const BIOGRAPHIES: Record<Language, Phrases> = {
  en: {
    contractorOpenings: [
      '{profession} in {city} since {since}, with a van, a helper and a waiting list I keep short.',
      '{profession}, based in {city} since {since}; small jobs are as welcome as large ones.',
      'I have worked in and around {city} for {years} years, the last {own} of them for myself.',
      '{years} years in the trade, {own} of them on my own account, nearly all of them in {city}.',
      'Trained on big sites, happier in houses: I set up on my own in {city} in {since}.',
      'I opened my own business in {city} in {since} and have answered every call myself since then.',
      'I moved to {city} in {since} with a toolbox and two phone numbers; most of my work now comes by word of mouth.',
      '{city} has been my patch since {since}; I know its old houses and most of its suppliers.',
      'I served my time with an old firm in {city} and took over its customers in {since}.',
      'Since {since} I have run a firm of three in {city}; I am on site myself, every day.',
      'After {years} years in {city} I still price every job by hand and on site.',
      'I came into the trade late, in {since}, and have stayed with it in {city} ever since.',
    ],
    contractorClosings: [
      'You get a written price, a start date and a phone that is answered before seven.',
      'I am insured to two million and send the certificate before you ask.',
      'On Saturdays I teach an evening class that somehow moved to the morning.',
      'I do not leave for the next job until the first one is swept.',
      'When something goes wrong I call first and explain second.',
      'References are two streets away from almost anywhere in town.',
      'I speak with the neighbors before the noise begins.',
      'I work from a written list, and you get a copy of it.',
      'Small repairs get the same care as whole houses.',
      'I keep the drawings of every job and can tell you years later what is in the wall.',
      'You can see two of my sites before you decide.',
      'I take one house at a time, so you do not share me.',
      'Whatever I find behind the wall, you see it before I touch it.',
      'My invoices have the same lines as my quotes.',
      'I tell you when a job is too small for me, and whom to ask instead.',
      'My van carries what nine jobs in ten need, so few mornings begin at the supplier.',
      'On the last day we walk through it together, with your list and mine.',
    ],
    clientTitles: [
      'Homeowner',
      'Homeowner and amateur gardener',
      'Landlord of two apartments',
      'Restoring an old house',
      'Homeowner, works from home',
      'First-time homeowner',
      'Renovating room by room',
      'Owner of a small apartment building',
      'Homeowner, converting the attic',
    ],
    clientOpenings: [
      'We live in an old house in {city} that teaches us something every winter.',
      'I own a {home} in {city} and have learned to love other people’s toolboxes.',
      'Moved to {city} in {since} for a job, stayed for a porch.',
      'Two adults, one child, one dog and a {home} in {city} with opinions of its own.',
    ],
    clientMiddles: [
      'I answer messages in the evening and make decisions within two days.',
      'My job lists are long but in order of urgency.',
      'I would rather pay once for good work than twice for cheap work.',
      'I read every line of an offer and am grateful for drawings.',
      'I keep a folder with every permit, paint color and receipt since the first owner.',
    ],
    clientClosings: [
      'Coffee is always on, cookies sometimes.',
      'I write reviews, and mostly kind ones.',
      'Ask me anything about the house; I probably have a photograph.',
      'If you are early, ring; if you are late, write.',
    ],
  },
  fr: {
    contractorOpenings: [
      '{profession} à {city} depuis {since}, avec un camion, de l’aide et une liste d’attente que je garde courte.',
      '{profession}, à {city} depuis {since} ; les petits travaux sont aussi bienvenus que les grands.',
      'Je travaille à {city} et dans les environs depuis {years} ans, dont {own} à mon compte.',
      '{years} ans de métier, dont {own} à mon compte, presque tous à {city}.',
      'J’ai appris sur les grands chantiers et je préfère les maisons : à mon compte à {city} depuis {since}.',
      'J’ai ouvert mon entreprise à {city} en {since} et je réponds moi-même au téléphone depuis.',
    ],
    contractorClosings: [
      'Vous recevez un prix écrit, une date de début et un numéro qui répond avant sept heures.',
      'Mon attestation d’assurance arrive avant que vous la demandiez.',
      'Je ne pars pas au chantier suivant avant d’avoir balayé le premier.',
      'Quand quelque chose tourne mal, j’appelle d’abord et j’explique ensuite.',
      'Je préviens les voisins avant le bruit.',
      'Je travaille avec une liste écrite, et vous en recevez la copie.',
      'Une petite réparation reçoit le même soin qu’une maison entière.',
      'Vous pouvez voir deux de mes chantiers avant de décider.',
      'Je prends une maison à la fois.',
      'Ce que je trouve derrière le mur, vous le voyez avant que j’y touche.',
    ],
    clientTitles: [
      'Propriétaire',
      'Propriétaire et jardinage du dimanche',
      'Bailleur de deux logements',
      'Restauration d’une vieille maison',
      'Rénovation pièce par pièce',
      'Propriétaire d’un petit immeuble',
    ],
    clientOpenings: [
      'Nous habitons à {city} une vieille maison qui nous apprend quelque chose chaque hiver.',
      'Deux adultes, un enfant, un chien et des murs qui ont leurs idées, à {city}.',
      'Arrivés à {city} en {since} pour un emploi, restés pour un balcon.',
    ],
    clientMiddles: [
      'Je réponds le soir et je décide en deux jours.',
      'Je préfère payer une fois pour du bon travail que deux fois pour du mauvais.',
      'Je garde un classeur avec chaque permis, chaque couleur et chaque facture.',
      'Je lis chaque ligne d’une offre et j’aime les croquis.',
    ],
    clientClosings: [
      'Le café est toujours prêt.',
      'J’écris des avis, le plus souvent gentils.',
      'Si vous êtes en avance, sonnez ; en retard, écrivez.',
    ],
  },
};
