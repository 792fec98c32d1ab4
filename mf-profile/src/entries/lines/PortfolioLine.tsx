import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';

const PLACE = <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />;

export const PortfolioLine = lazily(() => import('../../portfolio/PortfolioCard'), 'PortfolioCard', PLACE);
