import type { Article } from '@plumbline/shared-schema/content';
import { Box } from '@plumbline/shared-ui/layout';
import type { ComponentType } from 'react';
import { BathroomScene, DampScene, InsulationScene, RoofScene, WiringScene } from './scenes-of-houses';
import { LetterScene, PermitScene, QuotesScene, SiteScene, StagesScene } from './scenes-of-papers';

const SCENES: Record<Article['picture'], ComponentType> = {
  quotes: QuotesScene,
  permit: PermitScene,
  stages: StagesScene,
  damp: DampScene,
  roof: RoofScene,
  letter: LetterScene,
  insulation: InsulationScene,
  wiring: WiringScene,
  bathroom: BathroomScene,
  site: SiteScene,
};

/** Drawn in the colours of the theme; it says nothing that the title does not. */
export function ArticlePicture({ picture }: Pick<Article, 'picture'>) {
  const Scene = SCENES[picture];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 320 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: '16 / 9',
        color: 'primary.main',
        bgcolor: 'action.hover',
      }}
    >
      <Scene />
    </Box>
  );
}
