import type { Trade } from '../trade';

export const electricalFr: Trade = {
  name: 'electrical',
  language: 'fr',
  professions: ['Électricien', 'Électricienne'],
  experience: [
    'J’étiquette chaque circuit et je laisse un tableau que le prochain propriétaire pourra lire.',
    'Je passe les câbles dans l’ancien sans massacrer le plâtre, avec beaucoup de patience et un miroir.',
    'Je commence toujours par un bilan de puissance ; une fois sur quatre, il évite une dépense.',
    'J’ai travaillé huit ans en milieu hospitalier, où l’on ne coupe rien sans prévenir.',
    'Je photographie chaque passage de câble avant qu’on le referme et je vous remets le dossier.',
    'Je mesure hors tension, puis sous tension, et je note les deux.',
  ],
  skills: ['electrical', 'Panel upgrades', 'Rewiring', 'EV chargers', 'Lighting design'],
  kinds: [
    {
      titles: ['Remplacer le tableau et alimenter {charge}', 'Mise à niveau électrique pour {charge}'],
      intros: [
        'Le tableau de notre {home} n’a plus une place libre et l’assureur nous donne [deux|trois|quatre] mois. Comme nous prévoyons {charge}, autant faire les choses une fois.',
        'Nous voulons installer {charge} dans notre {home}, quartier {district}, et le tableau actuel ronronne déjà l’hiver.',
        'Chez nous, on cuisine ou on lave, mais jamais les deux : le tableau décide.',
        'Le vendeur nous a demandé une photo du tableau électrique, puis il n’a plus rappelé.',
      ],
      scopes: [
        'Nouveau tableau de [24|32|40] circuits, mise à la terre vérifiée, parafoudre, circuit dédié pour {charge} à [8|12|15] mètres, demande d’autorisation et coordination avec le distributeur comprises.',
        'Dépose de l’ancien tableau, remplacement de l’entrée si vous le jugez nécessaire, protections différentielles, repérage complet et circuit pour {charge}.',
      ],
      notes: [
        'Nous télétravaillons : prévenez une semaine avant la coupure.',
        'Le mur du tableau est en brique, un peu humide au printemps.',
      ],
      subject: 'la mise à niveau du tableau',
      shows: 'electric-panel',
      approaches: [
        'Je réserverais d’abord la coupure auprès du distributeur ; le remplacement se fait entre 8 h et 16 h, chauffage rétabli le soir.',
        'Avant tout achat, je ferais le bilan de puissance avec {charge} ; vos deux dernières factures suffisent.',
      ],
      questions: [
        [
          'Le branchement arrive-t-il par l’air ou par le sol ?',
          'Par l’air, au coin arrière. Le mât penche un peu.',
        ],
        [
          'Pouvez-vous m’envoyer une photo du tableau fermé ?',
          'Je vous l’envoie ce soir. Trois étiquettes disent « réserve » et mentent.',
        ],
      ],
      slots: {
        charge: [
          'une borne de recharge',
          'une pompe à chaleur',
          'une cuisinière à induction',
          'un atelier au fond de la cour',
        ],
      },
      skills: ['electrical', 'Panel upgrades'],
      pay: { by: 'job', from: 1900, to: 5800 },
      category: 'residential',
      duration: ['1 Week'],
    },
    {
      titles: ['Éclairage LED de {lieu}', 'Remplacer l’éclairage de {lieu}'],
      intros: [
        'Nous exploitons {lieu} et l’éclairage pèse un tiers de la facture. La subvention se termine à la fin du trimestre.',
        'L’audit énergétique de {lieu} est clair : [84|120|160] vieux luminaires, et des interrupteurs que personne ne trouve.',
        'Une lampe sur trois est éteinte dans {lieu}, et l’on ne fabrique plus les tubes.',
        'Dans {lieu}, chacun apporte sa lampe de bureau, ce qui en dit long sur le plafond.',
      ],
      scopes: [
        '[90|130|170] luminaires à remplacer point par point à [4|5|6] mètres de haut, détecteurs par zone, gradation le long des fenêtres, éclairage de secours, recyclage avec bordereau.',
        'Fourniture et pose séparées dans votre prix : [100|140] luminaires, [16|22] détecteurs, programmation avec notre responsable technique et formation d’une heure.',
      ],
      notes: [
        'Travail de [18 h à 2 h|nuit, du lundi au jeudi], nacelle fournie.',
        'Carte de sécurité obligatoire pour chaque personne.',
      ],
      subject: 'l’éclairage du bâtiment',
      approaches: [
        'Je poserais une zone témoin, mesurée avec vous au luxmètre, avant de commander le reste.',
        'À quatre avec deux nacelles, nous remplaçons environ trente luminaires par nuit, ce qui tient dans le délai de la subvention.',
      ],
      questions: [
        [
          'Les circuits sont-ils en 120, 230 ou 347 volts ?',
          'C’est écrit sur le plan que je joins ; la salle et les bureaux diffèrent.',
        ],
        ['Existe-t-il des plans à jour ?', 'Un PDF de 2009, vrai aux quatre cinquièmes.'],
      ],
      slots: {
        lieu: ['notre entrepôt', 'notre gymnase', 'notre atelier d’usinage', 'notre stationnement couvert'],
      },
      skills: ['electrical', 'Lighting design'],
      pay: { by: 'hour', from: 38, to: 62 },
      jobType: ['Contract', 'on-site'],
      category: 'industrial',
      duration: ['1 Month', '2 Months'],
    },
  ],
};
