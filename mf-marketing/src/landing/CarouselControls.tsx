import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { ArrowBackIcon, ArrowForwardIcon, PauseCircleIcon, PlayCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import type { Carousel } from './use-carousel';

export function CarouselControls({ carousel, total }: { carousel: Carousel; total: number }) {
  const { t } = useTranslation('marketing');
  const position = carousel.index + 1;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexShrink: 0 }}>
      <Box
        role="progressbar"
        aria-label={t('testimonials.progress')}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={position}
        aria-valuetext={t('testimonials.slide', { position, total })}
        sx={{
          width: 112,
          height: 6,
          borderRadius: 3,
          bgcolor: 'action.disabledBackground',
          overflow: 'hidden',
          mr: 1,
        }}
      >
        <Box
          style={{ transform: `scaleX(${position / total})` }}
          sx={{
            height: '100%',
            bgcolor: 'primary.main',
            transformOrigin: 'left',
            transition: 'transform 450ms',
          }}
        />
      </Box>
      <IconButton label={t('testimonials.previous')} onClick={carousel.previous}>
        <ArrowBackIcon />
      </IconButton>
      <IconButton
        label={t(carousel.isPlaying ? 'testimonials.pause' : 'testimonials.play')}
        onClick={carousel.togglePlaying}
      >
        {carousel.isPlaying ? <PauseCircleIcon /> : <PlayCircleIcon />}
      </IconButton>
      <IconButton label={t('testimonials.next')} onClick={carousel.next}>
        <ArrowForwardIcon />
      </IconButton>
    </Stack>
  );
}
