import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { pricesApi } from '@plumbline/shared-api/prices';
import type { Place } from '@plumbline/shared-schema/places';
import type { PricePlace } from '@plumbline/shared-schema/prices';
import { useAction } from '@plumbline/shared-ui/action';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Stack } from '@plumbline/shared-ui/layout';
import { PlaceBox } from '@plumbline/shared-ui/search';
import { Link } from '@plumbline/shared-ui/text';

type PlaceChoiceProps = { tradeKey: string; wider: readonly PricePlace[] };

/** Another city, or what this place lies in. */
export function PlaceChoice({ tradeKey, wider }: PlaceChoiceProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const places = usePlaceLookup(language);
  const goTo = useGoToArea(tradeKey);
  return (
    <Stack spacing={1.5}>
      <PlaceBox
        places={places}
        label={t('post.city')}
        text={text}
        onType={setText}
        onPick={(place) => {
          setText(place.name);
          void goTo(place);
        }}
        takesFirst
      />
      {wider.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
          {wider.map(({ key, name }) => (
            <Link key={key} to={['/prices', tradeKey, key].filter(Boolean).join('/')}>
              {name || t('prices.everywhere')}
            </Link>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The server knows which area a point lies in. */
function useGoToArea(tradeKey: string) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [ask] = pricesApi.useLazyGetPricesQuery();
  const run = useAction();
  return async ({ lat, lng }: Place) => {
    const asked = ask({ trade: tradeKey, place: `${lat},${lng}`, language }, true);
    const guide = await run(asked.unwrap(), { done: null, failed: t('prices.failed') });
    if (guide) void navigate(`/prices/${tradeKey}/${guide.place.key}`);
  };
}
