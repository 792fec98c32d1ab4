import type { Language } from '../trades/trade';

/** What everybody says around the particulars of a job. `{subject}` comes from the kind, names from the people. */
type Phrases = {
  timing: readonly string[];
  asking: readonly string[];
  greetings: readonly string[];
  letterOpenings: readonly string[];
  letterQuestions: readonly string[];
  letterClosings: readonly string[];
  signatures: readonly string[];
  chatOpenings: readonly string[];
  chatReplies: readonly string[];
  chatVisits: readonly string[];
  chatConfirmations: readonly string[];
  chatEndings: readonly string[];
  estimates: readonly string[];
};

export const PHRASES: Record<Language, Phrases> = {
  en: {
    timing: [
      'We would like to start within [two|three|four] weeks and can wait a little for the right person.',
      'Start any time after the [first|tenth|fifteenth]; finishing before the holidays matters more than starting soon.',
      'There is no rush: good work in [six|eight] weeks is better than quick work on Monday.',
      'Timing is flexible on our side, but please tell us honestly when you could begin.',
      'Ideally the work begins in the [first|second|third] week of next month.',
      'We have a gap in the schedule [next week|in ten days|at the end of the month] and would be glad to use it.',
    ],
    asking: [
      'Please send two photos of similar work and say who would actually be on site.',
      'A visit before the offer is welcome, weekdays after four or Saturday morning.',
      'Tell us what you would do differently; we would rather hear it now.',
      'Please include proof of insurance and one reference we may call.',
      'A price with a short list of what is not included would help us compare.',
      'Questions are welcome here; we answer the same evening.',
      'If part of this is not your trade, quote the rest and say so.',
    ],
    greetings: ['Hello {hirer},', 'Dear {hirer},', 'Good morning {hirer},', 'Hi {hirer},'],
    letterOpenings: [
      'I read your post about {subject} twice, and it is the kind of work I like best.',
      'Your post about {subject} is the sort I answer the same evening.',
      'Your description of {subject} is clear, so I can be clear as well.',
      'What you wrote about {subject} gives me a good picture, and this is how I would go about it.',
      'I would be glad to take on {subject} in {district}.',
      'I work near {district} at the moment and would like to do {subject}.',
      'What you write about {subject} sounds very close to a job I finished in [April|June|September] not far from {district}.',
      'What you write about {subject} reminds me of a job near {district} that I handed over in [March|May|October].',
      'Thank you for writing such a complete post; here is how I see {subject}.',
      'Thank you for the details. I have done work like {subject} often enough to know where it goes wrong.',
    ],
    letterQuestions: [
      'One question before I commit to a figure: {question}',
      'May I ask something? {question}',
      'There is one thing I do not know yet. {question}',
      'A detail that could change the price: {question}',
      'Before I send a firm price: {question}',
      'What I could not tell from the description: {question}',
    ],
    letterClosings: [
      'I could come by on [Tuesday|Wednesday|Thursday] after four, and start about [ten days|two weeks|three weeks] later.',
      'A visit on [Monday|Wednesday|Friday] would suit me, and I could begin [within ten days|in two weeks|in three weeks].',
      'I am free from the [first|eighth|fifteenth] and would hold the date for you until Friday.',
      'My calendar is open from the [fifth|twelfth|twentieth]; tell me by Friday and I keep the week for you.',
      'If the figure below is in the right region, I will visit and turn it into a fixed price.',
      'After a visit you get a fixed price in writing, and it stays fixed.',
      'My insurance papers and two phone numbers of recent clients come with the offer.',
      'I send proof of insurance and two references with the offer.',
      'I work with one helper, both of us would be there every day until it is done.',
      'My helper and I stay on one site until it is finished.',
    ],
    signatures: [
      'Best regards,\n{contractor}',
      'Kind regards,\n{contractor}',
      'Thank you,\n{contractor}',
      '{contractor}',
    ],
    chatOpenings: [
      'Hello {contractor}, thank you for your letter about {subject}. It was the most concrete one we received.',
      'Hi {contractor}, we liked your approach to {subject}. Do you have a minute for details?',
      'Good evening {contractor}, your letter about {subject} made sense to us. What else do you need to know?',
      'Hello {contractor}, we have read all the letters about {subject}, and yours was the clearest. Can we talk it through?',
      'Good morning {contractor}, we would like to go on with you about {subject}. What do you need from us?',
    ],
    chatReplies: [
      'Thank you for getting back to me. {question}',
      'Glad to hear it! One thing first: {question}',
      'With pleasure. {question}',
      'Thank you, that is good to hear. {question}',
      'Happy to. Before anything else: {question}',
    ],
    chatVisits: [
      'That helps. Could I come and look on [Tuesday at five|Wednesday at eight|Saturday at ten]?',
      'Good to know. I would like to see it before I put a number on paper, does [Thursday after four|Friday morning|Monday at noon] work?',
      'Perfect. A visit of half an hour would be enough, [tomorrow|on Thursday|on Saturday] if you like.',
      'Thank you, that answers it. I could come by [on Monday at four|on Thursday at nine|on Friday at noon], would that suit you?',
      'Then I can nearly price it. May I see the place [this Friday|next Tuesday|on Saturday morning]?',
    ],
    chatConfirmations: [
      'That works. Ring the lower bell, the upper one is asleep.',
      'Yes, see you then. There is parking on the even side.',
      'Fine with us. I will have the drawings on the table.',
      'That suits us. The gate is open, just come through.',
      'Yes, please do. I am home all day.',
      'Perfect, and bring your boots, the yard is wet.',
    ],
    chatEndings: [
      'Great, I will bring the [laser|moisture meter|samples].',
      'Good, I will have the [ladder|camera|sample boards] with me.',
      'See you then. If anything changes, write here, I read it before I call.',
      'Thank you. I will write the evening before to confirm.',
      'Noted. You will have my figures the day after the visit.',
      'Understood. You will have it all in writing by the end of that week.',
    ],
    estimates: ['{n} days', '{n} working days', 'about {n} days'],
  },
  fr: {
    timing: [
      'Nous aimerions commencer d’ici [deux|trois|quatre] semaines et pouvons attendre un peu la bonne personne.',
      'Rien ne presse : du bon travail dans [six|huit] semaines vaut mieux que du travail rapide lundi.',
      'Le début est libre de notre côté ; dites-nous franchement quand vous pourriez venir.',
      'L’idéal serait la [première|deuxième|troisième] semaine du mois prochain.',
      'Notre calendrier a un trou [la semaine prochaine|dans dix jours|à la fin du mois], ce serait parfait.',
    ],
    asking: [
      'Joignez deux photos de travaux semblables et dites-nous qui sera vraiment sur place.',
      'Une visite avant l’offre est bienvenue, en semaine après 16 h ou le samedi matin.',
      'Dites-nous ce que vous feriez autrement ; nous préférons l’entendre maintenant.',
      'Merci de joindre une attestation d’assurance et une référence que l’on peut appeler.',
      'Une courte liste de ce qui n’est pas compris nous aiderait à comparer.',
    ],
    greetings: ['Bonjour {hirer},', 'Madame, Monsieur,', 'Bonjour,'],
    letterOpenings: [
      'J’ai lu votre description deux fois : {subject}, c’est exactement le travail que j’aime.',
      'Ce que vous décrivez, {subject}, fait partie de mes chantiers préférés.',
      'Votre description est claire, je peux donc l’être aussi au sujet de ce chantier : {subject}.',
      'Je vois bien ce que vous attendez : {subject}. Voici comment je m’y prendrais.',
      'C’est avec plaisir que je viendrais dans le quartier {district} pour ce travail : {subject}.',
      'Je travaille en ce moment près du quartier {district} et je ferais volontiers ce chantier : {subject}.',
      'Votre chantier ressemble beaucoup à celui que j’ai terminé en [avril|juin|septembre]. Voici comment je vois {subject}.',
      'J’ai livré en [mars|mai|octobre] un chantier très proche du vôtre, je connais donc bien {subject}.',
    ],
    letterQuestions: [
      'Une question avant de fixer un prix. {question}',
      'Il me manque une réponse. {question}',
      'Un détail peut changer le prix. {question}',
      'Avant de vous envoyer un prix ferme : {question}',
      'Ce que je n’ai pas pu lire dans votre description : {question}',
    ],
    letterClosings: [
      'Je peux passer [mardi|mercredi|jeudi] après 16 h et commencer environ [dix jours|deux semaines|trois semaines] plus tard.',
      'Une visite [lundi|mercredi|vendredi] m’irait bien, pour un début [dans dix jours|dans deux semaines|dans trois semaines].',
      'Je suis libre à partir du [1er|8|15] et je vous garde la date jusqu’à vendredi.',
      'Mon planning s’ouvre à partir du [5|12|20] ; dites-le-moi avant vendredi et je garde la semaine.',
      'Si le montant indiqué vous convient, je viens voir et je le transforme en prix ferme.',
      'Après la visite, vous recevez un prix ferme par écrit.',
      'L’attestation d’assurance et deux numéros de clients récents accompagnent l’offre.',
      'Je joins à l’offre mon attestation d’assurance et deux références.',
    ],
    signatures: ['Cordialement,\n{contractor}', 'Bien à vous,\n{contractor}', 'Au plaisir,\n{contractor}'],
    chatOpenings: [
      'Bonjour {contractor}, merci pour votre lettre. C’était la plus concrète que nous ayons reçue.',
      'Bonjour {contractor}, nous avons lu toutes les réponses et la vôtre était la plus claire. Pouvons-nous en parler ?',
      'Bonjour {contractor}, votre façon de voir {subject} nous plaît. Avez-vous une minute pour les détails ?',
      'Bonjour {contractor}, nous aimerions continuer avec vous pour ce chantier : {subject}. Que vous faut-il de notre côté ?',
      'Bonsoir {contractor}, votre lettre nous a convaincus. Que vous faut-il encore savoir ?',
      'Bonsoir {contractor}, votre lettre est celle que nous avons relue. Avez-vous des questions avant de venir ?',
    ],
    chatReplies: [
      'Merci de votre réponse. {question}',
      'Avec plaisir ! Une chose d’abord. {question}',
      'Cela me fait plaisir. {question}',
      'Merci, c’est une bonne nouvelle. {question}',
      'Volontiers. Avant toute chose : {question}',
    ],
    chatVisits: [
      'Cela m’aide. Puis-je passer [mardi à 17 h|mercredi à 8 h|samedi à 10 h] ?',
      'Bon à savoir. J’aimerais voir les lieux avant de chiffrer : [jeudi après 16 h|vendredi matin|lundi midi] vous irait ?',
      'Merci, c’est clair. Je pourrais venir [lundi à 16 h|jeudi à 9 h|vendredi à midi], cela vous irait ?',
      'Je peux presque chiffrer. Serait-il possible de voir les lieux [vendredi|mardi prochain|samedi matin] ?',
    ],
    chatConfirmations: [
      'C’est parfait. Sonnez en bas, la sonnette du haut dort.',
      'Oui, à bientôt. On peut se garer du côté pair.',
      'D’accord. Les plans seront sur la table.',
      'Cela nous va. Le portail est ouvert, entrez.',
      'Oui, volontiers. Je suis à la maison toute la journée.',
    ],
    chatEndings: [
      'Très bien, j’apporterai [le laser|l’humidimètre|des échantillons].',
      'Parfait, je viendrai avec [l’échelle|la caméra|les nuanciers].',
      'À bientôt. Si quelque chose change, écrivez ici.',
      'Merci. Je vous écris la veille pour confirmer.',
      'C’est noté. Vous aurez mes chiffres le lendemain de la visite.',
      'Entendu. Vous aurez tout par écrit avant la fin de la semaine.',
    ],
    estimates: ['{n} jours', '{n} jours ouvrés', 'environ {n} jours'],
  },
};
