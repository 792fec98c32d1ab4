import type { Language } from '../trades/trade';

/** What both sides write around the work: the contract, what was done, and how it was. */
type ReviewLetters = {
  terms: string;
  work: readonly string[];
  changes: readonly string[];
  ofProfessional: readonly string[];
  ofHirer: readonly string[];
};

export const REVIEW_LETTERS: Record<Language, ReviewLetters> = {
  en: {
    terms: 'The professional agrees to complete "{title}" by the specified end date.',
    work: [
      'Everything is done and swept. The shut-off is now labelled.',
      'Finished this morning; the last coat needs a day to dry before you hang anything.',
      'All points of the list are done, and I left the spare parts in the cupboard.',
      'Tested twice, no surprises. Tell me if anything is not as you wanted it.',
    ],
    changes: [
      'Nearly there: the edge beside the window still needs another coat.',
      'The work is good, but two of the covers are missing.',
    ],
    ofProfessional: [
      'Came when he said, told us what he found, and the price stayed the price.',
      'Careful with the old floor and patient with our questions. We would call again.',
      'Good work and a tidy site; the second visit came a day later than agreed.',
      'Explained two ways to do it and did not push the expensive one.',
      'Solid work. It took longer than planned, but we were told in time.',
      'The result looks better than the drawing. Thank you for staying late on Friday.',
      'Clean, quiet, exact. Our neighbours have asked for the number.',
    ],
    ofHirer: [
      'Clear about the work, quick with answers, and the site was ready when I came.',
      'Fair people. A small extra was paid without discussion.',
      'Good description of the job; access could have been easier to arrange.',
      'Coffee at ten and a decision within the hour. A pleasure.',
      'Knew what they wanted and said so at the start.',
    ],
  },
  fr: {
    terms: 'Le professionnel s’engage à achever « {title} » avant la date de fin convenue.',
    work: [
      'Tout est terminé et balayé. La vanne d’arrêt est maintenant étiquetée.',
      'Fini ce matin ; la dernière couche doit sécher un jour avant d’accrocher quoi que ce soit.',
      'Tous les points de la liste sont faits, les pièces restantes sont dans le placard.',
    ],
    changes: ['Presque : le bord près de la fenêtre demande encore une couche.'],
    ofProfessional: [
      'À l’heure dite, des explications claires, et le prix est resté le prix.',
      'Soigneux avec le vieux parquet et patient avec nos questions. Nous rappellerons.',
      'Bon travail et chantier propre ; la seconde visite a eu un jour de retard.',
      'Deux solutions proposées, sans pousser vers la plus chère.',
      'Travail solide. Un peu plus long que prévu, mais nous étions prévenus.',
    ],
    ofHirer: [
      'Demande claire, réponses rapides, chantier prêt à mon arrivée.',
      'Des gens corrects. Un petit supplément a été réglé sans discussion.',
      'Café à dix heures et décision dans l’heure. Un plaisir.',
      'L’accès était un peu compliqué à organiser, le reste parfait.',
    ],
  },
};
