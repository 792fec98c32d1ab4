import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BANNER_HEIGHT, BANNER_WIDTH } from '@plumbline/shared-schema/limits';
import { Link } from '@plumbline/shared-ui/text';
import { useId } from 'react';

type HousePromotionProps = { title: string; text: string; to: string };

/** What the site itself has to offer, in the frame of a banner while none is booked. */
export function HousePromotion({ title, text, to }: HousePromotionProps) {
  const id = useId();
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: BANNER_WIDTH,
        minHeight: BANNER_HEIGHT,
        boxSizing: 'border-box',
        alignSelf: 'center',
        display: 'grid',
        alignContent: 'center',
        gap: 0.5,
        px: 3,
        py: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Typography id={id} sx={{ fontWeight: 650 }}>
        <Link to={to} color="inherit" underline="hover" isCoveringCard>
          {title}
        </Link>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </Box>
  );
}
