import type { Trade } from '../trade';

export const architectureFr: Trade = {
  name: 'architecture',
  language: 'fr',
  professions: ['Architecte', 'Architecte'],
  experience: [
    'Je dessine de petits bâtiments avec soin ; le plus grand est une bibliothèque, le plus petit un poulailler avec vue.',
    'J’ai mené une trentaine de projets jusqu’au permis et je sais quand téléphoner plutôt qu’écrire.',
    'Je détaille ce que j’ai vu mal tourner : les seuils, les appuis, le dernier centimètre avant le drain.',
    'Je chiffre chaque variante au mètre carré dès la première esquisse.',
    'Je passe à chaque étape du chantier : un plan n’est qu’une promesse tant que personne ne l’a construit.',
    'Je garde une liste des décisions, datée, que tout le monde peut lire.',
  ],
  skills: ['Architecture', 'Permit drawings', 'Interior design', 'Detailing'],
  kinds: [
    {
      titles: ['Plans de permis pour {projet}', 'Architecte pour {projet}'],
      intros: [
        'Nous aimerions ajouter {projet} à notre {home} ({district}). Il existe des croquis sur des serviettes et un dossier de photos pleines de soleil.',
        'La famille grandit et notre {home} devrait suivre : {projet}, avec sobriété et du soin dans les détails.',
        'Avant d’acheter plus grand, nous voudrions savoir si {projet} suffirait à notre {home}.',
        'Le règlement d’urbanisme a changé : {projet} serait permis aujourd’hui, ce qui n’était pas le cas il y a cinq ans.',
      ],
      scopes: [
        'Relevé, deux variantes, dossier de permis avec la structure de votre ingénieur, conformité énergétique et réponses à la ville jusqu’au oui. Environ [30|42|55] m².',
        'Esquisse, permis et appel d’offres pour {projet}, liste des finitions et [six|huit|dix] visites de chantier.',
      ],
      notes: [
        'Le budget des travaux est fixé à [120 000 $|165 000 $|210 000 $] ; la franchise dès la première rencontre est bienvenue.',
        'Le vieil arbre de la cour est protégé sur cinq mètres.',
      ],
      subject: 'les plans pour {projet}',
      approaches: [
        'Je passerais deux semaines à mesurer et à écouter, puis j’apporterais deux variantes avec un coût au mètre carré.',
        'Je parlerais tôt avec la ville : cela épargne souvent un mois plus tard.',
      ],
      questions: [
        ['Avez-vous un relevé avec des niveaux ?', 'Un certificat de localisation, oui ; des niveaux, non.'],
        ['Qui construira ?', 'Personne n’est choisi ; votre conseil fait partie de ce que nous espérons.'],
      ],
      slots: {
        projet: [
          'un studio au fond de la cour',
          'une petite maison pour une grand-mère',
          'un atelier au fond du jardin',
          'un pavillon d’amis',
        ],
      },
      skills: ['Architecture', 'Permit drawings'],
      pay: { by: 'job', from: 4500, to: 14500 },
      jobType: ['hybrid', 'Freelance', 'remotely'],
      category: 'architects-construction',
      duration: ['3 Months', '5 Months'],
    },
    {
      titles: ['Technologue Revit, à distance : {programme}', 'Dessin d’exécution pour {programme}'],
      intros: [
        'Notre agence de neuf personnes est en phase d’exécution avec {programme} et il nous manque une bonne paire de mains.',
        'L’appel d’offres pour {programme} part dans [dix|douze|seize] semaines. Nous cherchons quelqu’un qui aime les tableaux de portes, ou qui vit en paix avec eux.',
        'Deux collègues sont en congé parental et {programme} n’attendra pas leur retour.',
        'Le permis est accordé pour {programme}, avec une liste de réserves qui demandent chacune un détail.',
      ],
      scopes: [
        'Types de murs, [quarante|soixante] détails au 1:5, coordination hebdomadaire avec la structure et la mécanique, détection de conflits et feuilles prêtes à imprimer.',
        'Revit, notre gabarit, [trois|quatre] jours par semaine pour commencer ; l’enveloppe et les escaliers sont à vous. Revue le mardi et le vendredi.',
      ],
      notes: [
        'À distance sans problème, à trois heures de décalage au plus.',
        'Vous recevez une licence, un portable et un bureau si vous passez.',
      ],
      subject: 'les plans d’exécution',
      approaches: [
        'Je commencerais par les types de murs et un escalier, dessinés jusqu’au bout, pour s’entendre sur le mot « fini ».',
        'J’envoie chaque vendredi une courte liste de questions ; les addendas en restent minces.',
      ],
      questions: [
        [
          'Les consultants sont-ils dans la même version ?',
          'La structure oui, la mécanique une en arrière, avec patience.',
        ],
        ['Qui rédige le devis descriptif ?', 'Nous, en parallèle ; un second regard serait précieux.'],
      ],
      slots: {
        programme: [
          'un ensemble de 64 logements',
          'un centre de santé',
          'un immeuble de bureaux en bois',
          'une caserne',
        ],
      },
      skills: ['Architecture', 'Detailing'],
      pay: { by: 'hour', from: 32, to: 54 },
      jobType: ['remotely', 'Full-Time', 'Part-Time'],
      category: 'architects-construction',
      duration: ['3 Months', '6 Months', '12 Months'],
    },
  ],
};
