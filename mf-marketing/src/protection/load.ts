import { loadSiteText } from '../site-texts/load-site-text';

export const load = loadSiteText('protection');
