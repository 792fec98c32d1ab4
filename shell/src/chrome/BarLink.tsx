import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Slot } from '@plumbline/shared-ui/Slot';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

export function BarLink({ path, label, badge }: MenuEntry) {
  const current = useCurrent()(path);
  return (
    <ButtonLink
      to={path}
      color="inherit"
      aria-current={current}
      sx={{
        justifyContent: 'flex-start',
        whiteSpace: 'nowrap',
        borderRadius: 0,
        px: 1.25,
        borderBlock: '2px solid transparent',
        borderBottomColor: current ? 'primary.main' : 'transparent',
      }}
    >
      {label}
      {badge && <Slot name={badge} props={{ place: 'entry' }} />}
    </ButtonLink>
  );
}
