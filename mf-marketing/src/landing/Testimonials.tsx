import { useTranslation } from 'react-i18next';
import { Box, CardList } from '@plumbline/shared-ui/layout';
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
const CAROUSEL_CARDS = 2;
const CAROUSEL_STEP = 408;
/** The first cards again at the end, so that the last position is full too. */
const TRACK = [...PEOPLE, ...PEOPLE.slice(0, CAROUSEL_CARDS - 1)];
/** A step is `CAROUSEL_STEP` wide, or as wide as a narrow screen allows. */
const STEP = `min(${CAROUSEL_STEP}px, 100% + ${GAP}px)`;
const CARD = `min(${CAROUSEL_STEP - GAP}px, 100%)`;

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
        <CardList
          rows={TRACK}
          keyOf={(_, place) => place}
          // Cards beyond the edge are hidden from assistive technology.
          itemProps={(_, place) => ({
            'aria-hidden': place < carousel.index || place >= carousel.index + CAROUSEL_CARDS,
          })}
          direction="row"
          spacing={0}
          aria-live={carousel.isPlaying ? 'off' : 'polite'}
          style={{ transform: `translateX(calc(${-carousel.index} * ${STEP}))` }}
          sx={{
            gap: `${GAP}px`,
            '& > li': { flex: `0 0 ${CARD}`, boxSizing: 'border-box' },
            transition: 'transform 450ms cubic-bezier(0.2, 0.7, 0.2, 1)',
          }}
        >
          {({ id, stars }) => (
            <TestimonialCard
              name={t(`testimonials.people.${id}.name`)}
              location={t(`testimonials.people.${id}.location`)}
              comment={t(`testimonials.people.${id}.comment`)}
              stars={stars}
            />
          )}
        </CardList>
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 2 }}>
        {t('testimonials.note')}
      </Typography>
    </Section>
  );
}
