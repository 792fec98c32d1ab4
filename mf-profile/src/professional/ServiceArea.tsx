import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { useFormat } from '@plumbline/shared-ui/format';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { SideCard } from '../person-card/SideCard';

const MAP_HEIGHT = 220;

const AreaMap = lazily(
  () => import('@plumbline/shared-ui/AreaMap'),
  'AreaMap',
  <Skeleton variant="rounded" height={MAP_HEIGHT} />,
);

type ServiceAreaProps = { person: Pick<PublicUser, 'location' | 'point' | 'serviceRadiusKm'> };

/** How far a contractor travels, in words and on the map; nothing of who does not say it. */
export function ServiceArea({ person: { location, point, serviceRadiusKm: km } }: ServiceAreaProps) {
  const { t } = useTranslation('profile');
  const { radius } = useFormat();
  const title = t('person.serviceArea');
  if (point === null || km === null) return null;
  return (
    <SideCard title={title}>
      <AreaMap {...point} km={km} label={title} height={MAP_HEIGHT} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('person.serviceRadius', { distance: radius(km, location.country) })}
      </Typography>
    </SideCard>
  );
}
