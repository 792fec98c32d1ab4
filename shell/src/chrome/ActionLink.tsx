import { ButtonLink } from '@plumbline/shared-ui/actions';
import type { MenuEntry } from './menu-entries';
import { useCurrent } from './use-current';

export function ActionLink({ path, label }: MenuEntry) {
  return (
    <ButtonLink
      to={path}
      variant="outlined"
      aria-current={useCurrent()(path)}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {label}
    </ButtonLink>
  );
}
