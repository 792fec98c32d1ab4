import { Box } from '@plumbline/shared-ui/layout';
import { ShownWorkSection } from './ShownWorkSection';

/** As high as with the pictures and their caption, so that nothing jumps when they come. */
export function ShownWorkRoom() {
  return (
    <ShownWorkSection>
      <Box
        aria-hidden
        sx={{ aspectRatio: '4 / 3', mb: '28px', borderRadius: 1.5, bgcolor: 'action.hover' }}
      />
    </ShownWorkSection>
  );
}
