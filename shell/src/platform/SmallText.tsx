import { Typography } from '@plumbline/shared-ui/text';

/** A line beside what a cell says. */
export function SmallText({ children }: { children: string }) {
  return (
    <Typography variant="body2" component="div" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Typography>
  );
}
