import Typography from '@mui/material/Typography';

type ApplicationsCountProps = {
  count: number;
  /** The count in words. */
  text: string;
};

/** The main number of a job in its hirer's lists. */
export function ApplicationsCount({ count, text }: ApplicationsCountProps) {
  const look = count > 0 ? ({ variant: 'h4', color: 'primary' } as const) : NONE;
  return (
    <Typography component="p" {...look}>
      {text}
    </Typography>
  );
}

const NONE = { variant: 'body2', color: 'text.secondary' } as const;
