import { useTranslation } from 'react-i18next';
import { CAROUSEL_CARDS, CAROUSEL_STEP } from '@plumbline/shared-schema/limits';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { CarouselControls } from './CarouselControls';
import { Section } from './Section';
import { TestimonialCard } from './TestimonialCard';
import { useCarousel } from './use-carousel';

const PEOPLE = [
  { id: 'kitchen', stars: 5 },
  { id: 'roof', stars: 5 },
  { id: 'wiring', stars: 4 },
  { id: 'office', stars: 5 },
  { id: 'wall', stars: 4 },
] as const;
const GAP = 16;
/** The cards of the last place are followed by the first again. */
const TRACK = [...PEOPLE, ...PEOPLE.slice(0, CAROUSEL_CARDS - 1)];
/** A step is `CAROUSEL_STEP` wide, or as wide as a narrow screen allows. */
const STEP = `min(${CAROUSEL_STEP}px, 100% + ${GAP}px)`;

/** Written samples, marked as such; real feedback is never among them. */
export function Testimonials() {
  const { t } = useTranslation('marketing');
  const carousel = useCarousel(PEOPLE.length);
  return (
    <Section
      title={t('testimonials.title')}
      text={t('testimonials.text')}
      isSplit
      aside={<CarouselControls carousel={carousel} total={PEOPLE.length} />}
    >
      <Box
        role="group"
        aria-roledescription="carousel"
        aria-label={t('testimonials.region')}
        onPointerEnter={carousel.hold}
        onPointerLeave={carousel.release}
        sx={{ overflow: 'hidden', maxWidth: CAROUSEL_CARDS * CAROUSEL_STEP - GAP }}
      >
        <Box
          component="ul"
          aria-live={carousel.isPlaying ? 'off' : 'polite'}
          style={{ transform: `translateX(calc(${-carousel.index} * ${STEP}))` }}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'flex',
            gap: `${GAP}px`,
            transition: 'transform 450ms cubic-bezier(0.2, 0.7, 0.2, 1)',
          }}
        >
          {TRACK.map(({ id, stars }, place) => (
            <TestimonialCard
              key={place}
              name={t(`testimonials.people.${id}.name`)}
              location={t(`testimonials.people.${id}.location`)}
              comment={t(`testimonials.people.${id}.comment`)}
              stars={stars}
              width={`min(${CAROUSEL_STEP - GAP}px, 100%)`}
              isShown={place >= carousel.index && place < carousel.index + CAROUSEL_CARDS}
            />
          ))}
        </Box>
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 2 }}>
        {t('testimonials.note')}
      </Typography>
    </Section>
  );
}
