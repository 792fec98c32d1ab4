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
      'I have worked in and around {city} for {years} years, the last {own} of them for myself.',
      'Trained on big sites, happier in houses: I set up on my own in {city} in {since}.',
      'I moved to {city} in {since} with a toolbox and two phone numbers; most of my work now comes by word of mouth.',
    ],
    contractorClosings: [
      'You get a written price, a start date and a phone that is answered before seven.',
      'I am insured to two million and send the certificate before you ask.',
      'On Saturdays I teach an evening class that somehow moved to the morning.',
      'I do not leave for the next job until the first one is swept.',
      'When something goes wrong I call first and explain second.',
      'References are two streets away from almost anywhere in town.',
      'I speak with the neighbours before the noise begins.',
    ],
    clientTitles: [
      'Homeowner',
      'Homeowner and amateur gardener',
      'Landlord of two flats',
      'Restoring an old house',
      'Homeowner, works from home',
      'First-time homeowner',
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
      'I keep a folder with every permit, paint colour and receipt since the first owner.',
    ],
    clientClosings: [
      'Coffee is always on, biscuits sometimes.',
      'I write reviews, and mostly kind ones.',
      'Ask me anything about the house; I probably have a photograph.',
      'If you are early, ring; if you are late, write.',
    ],
  },
  fr: {
    contractorOpenings: [
      '{profession} à {city} depuis {since}, avec un camion, de l’aide et une liste d’attente que je garde courte.',
      'Je travaille à {city} et dans les environs depuis {years} ans, dont {own} à mon compte.',
      'J’ai appris sur les grands chantiers et je préfère les maisons : à mon compte à {city} depuis {since}.',
    ],
    contractorClosings: [
      'Vous recevez un prix écrit, une date de début et un numéro qui répond avant sept heures.',
      'Mon attestation d’assurance arrive avant que vous la demandiez.',
      'Je ne pars pas au chantier suivant avant d’avoir balayé le premier.',
      'Quand quelque chose tourne mal, j’appelle d’abord et j’explique ensuite.',
      'Je préviens les voisins avant le bruit.',
    ],
    clientTitles: [
      'Propriétaire',
      'Propriétaire et jardinage du dimanche',
      'Bailleur de deux logements',
      'Restauration d’une vieille maison',
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
      'Si vous êtes en avance, sonnez ; en retard, écrivez.',
    ],
  },
};
