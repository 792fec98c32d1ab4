import { useId, type ReactNode } from 'react';
import { toPersonName, titleCase } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { PersonAvatar, Typography } from '@plumbline/shared-ui/text';

type ActionCardProps = {
  title: string;
  person: { fullName: string; profile: string | null };
  /** Further information; '' without any. */
  note: string;
  action: (describedBy: string) => ReactNode;
};

/** Something that awaits the hirer, and the button that deals with it: a line of a list. */
export function ActionCard({ title, person, note, action }: ActionCardProps) {
  const id = useId();
  const name = toPersonName(person.fullName);

  return (
    <Stack
      component="article"
      aria-labelledby={id}
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        px: 2,
        py: 1.5,
        justifyContent: 'space-between',
        alignItems: { sm: 'center' },
      }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
        <PersonAvatar name={name} src={person.profile} size={40} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={id} variant="h6" component="h3">
            {titleCase(title)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[name, note].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Stack>
      <Stack sx={{ flexShrink: 0 }}>{action(id)}</Stack>
    </Stack>
  );
}
