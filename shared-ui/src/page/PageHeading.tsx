import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';

/** The page's one h1. The shell focuses it after a route change, so it can hold the focus. */
export function PageHeading(props: Omit<TypographyProps, 'tabIndex'>) {
  return (
    <Typography
      variant="h1"
      tabIndex={-1}
      data-page-heading=""
      {...props}
      sx={[{ outline: 'none' }, ...[props.sx ?? []].flat()]}
    />
  );
}
