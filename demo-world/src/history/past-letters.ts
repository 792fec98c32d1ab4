import type { Language } from '../trades/trade';

/** With which letter they had applied; each names the job, so that no two are the same. */
export const PAST_LETTERS: Record<Language, readonly string[]> = {
  en: [
    'I have read what you need for “{title}” twice and would like to see it before I say more. As described it is about {days} days of work for me, and I can begin the week after you decide.',
    'Work like “{title}” is what I do most weeks of the year. I plan with {days} days, materials listed apart, and you will hear from me every evening.',
    'For “{title}” I would come by once to measure, send you a fixed figure the next day and keep to it. My guess today is {days} days.',
    'Your description of “{title}” is clear, which makes a price easy: the one below holds for a month. I would need {days} days and a place to park.',
    'I finished something close to “{title}” last year and can give you the number of the owners. Count on {days} days, cleaning up included.',
    '“{title}” suits the gap in my calendar at the end of the month. {days} days should do it; if I find a surprise behind the wall, you will see a photo before I go on.',
  ],
  fr: [
    'J’ai lu votre demande « {title} » avec soin et j’aimerais voir les lieux avant d’en dire plus. Tel que décrit, c’est environ {days} jours de travail, et je peux commencer la semaine qui suit votre décision.',
    'Un chantier comme « {title} », c’est mon quotidien. Je prévois {days} jours, avec les fournitures à part et un mot chaque soir.',
    'Pour « {title} », je passerais mesurer une fois, puis vous auriez un prix ferme le lendemain. À première vue, il faut {days} jours.',
    '« {title} » tombe bien dans mon calendrier. Comptez {days} jours, nettoyage compris ; en cas de surprise, vous aurez une photo avant que je continue.',
  ],
};
