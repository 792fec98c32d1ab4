import { Box } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';

/** As large as the bell, so that nothing beside it moves when it comes. */
const place = <Box sx={{ width: 44, height: 44, flexShrink: 0 }} />;

export function Bell() {
  return <Slot name="header.bell/v1" pending={place} />;
}
