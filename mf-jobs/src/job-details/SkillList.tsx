import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { capitalise } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';

/** The skills a job asks for; our own ones are translated. */
export function SkillList({ skills }: { skills: JobDetails['skillsRequired'] }) {
  const { t } = useTranslation('jobs');

  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {skills.map(({ _id, name }) => (
        <Box component="li" key={_id} sx={{ maxWidth: '100%' }}>
          <Chip label={capitalise(t(`schema:options.skill.${name}`, { defaultValue: name }))} />
        </Box>
      ))}
    </Stack>
  );
}
