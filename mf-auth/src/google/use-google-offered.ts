import { useGetProvidersQuery } from '@plumbline/shared-api/google';
import { useSiteSettings } from '@plumbline/shared-ui/site-settings';

/** Whether the page speaks of Google: in production only where it is set up, elsewhere also to say that it is not. */
export function useGoogleOffered(): boolean {
  const { profile } = useSiteSettings();
  const isMissing = useGetProvidersQuery().data?.google === false;
  return !isMissing || profile !== 'production';
}
