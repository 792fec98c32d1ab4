import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';
import { entryStyle } from './entry-style';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

/** Takes no room, so that a number moves none of the entries behind this one: raised, it stands in the space between. */
const BADGE_PLACE = { display: 'inline-flex', width: 0, transform: 'translateY(-8px)' } as const;

export function BarLink({ path, label, badge }: MenuEntry) {
  const current = useCurrent()(path);
  return (
    <ButtonLink to={path} color="inherit" aria-current={current} sx={entryStyle(current !== undefined)}>
      {label}
      {badge && (
        <Box component="span" sx={BADGE_PLACE}>
          <Slot name={badge} props={{ place: 'entry' }} />
        </Box>
      )}
    </ButtonLink>
  );
}
