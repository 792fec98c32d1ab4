import { SHOWN } from '../paged-card/shown';

/** The reviews of somebody that stand on one page of their profile. */
export const reviewsOnPage = (userId: string, page: number) => ({ userId, page, limit: SHOWN });
