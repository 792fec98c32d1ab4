import { Radio } from '@plumbline/shared-ui/choices';
import type { HomeIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type RoleCardProps = {
  id: string;
  name: string;
  value: string;
  icon: typeof HomeIcon;
  title: string;
  description: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  onBlur: () => void;
};

/** A radio button whose label is the whole card. */
export function RoleCard(props: RoleCardProps) {
  const { id, name, value, icon: Icon, title, description, isChosen, onChoose, onBlur } = props;
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: { xs: 2, sm: 1 },
        p: 2,
        cursor: 'pointer',
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'var(--plumbline-control-border)',
        boxShadow: (theme) =>
          isChosen ? `inset 0 0 0 1px ${theme.vars?.palette.primary.main ?? ''}` : 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Icon color="primary" />
      <Box sx={{ flex: 1, pr: { xs: 5, sm: 0 } }}>
        <Typography id={`${id}-title`} component="span" sx={{ display: 'block', fontWeight: 650 }}>
          {title}
        </Typography>
        <Typography id={`${id}-description`} component="span" variant="body2" color="text.secondary">
          {description}
        </Typography>
      </Box>
      <Radio
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        onBlur={onBlur}
        sx={{ position: 'absolute', top: 4, right: 4 }}
        slotProps={{
          input: { id, 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-description` },
        }}
      />
    </Box>
  );
}
