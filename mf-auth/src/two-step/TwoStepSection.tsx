import { useGetTwoStepQuery } from '@plumbline/shared-api/two-step';
import type { TwoStep } from '@plumbline/shared-schema/two-step';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const TurnOnDialog = lazily(() => import('./TurnOnDialog'), 'TurnOnDialog');
const NewCodesDialog = lazily(() => import('./NewCodesDialog'), 'NewCodesDialog');
const TurnOffDialog = lazily(() => import('./TurnOffDialog'), 'TurnOffDialog');

type DialogName = 'on' | 'codes' | 'off';

/** A second thing to sign in with, beside the password. */
export function TwoStepSection() {
  const { t } = useTranslation('auth');
  const twoStep = useGetTwoStepQuery();
  const [opened, setOpened] = useState<DialogName>();
  const close = () => setOpened(undefined);

  return (
    <>
      <QueryBoundary query={twoStep} errorMessage={t('twoStep.loadFailed')}>
        {(state) => <StateSection state={state} isOpen={opened !== undefined} onOpen={setOpened} />}
      </QueryBoundary>
      {opened === 'on' && <TurnOnDialog onClose={close} />}
      {opened === 'codes' && <NewCodesDialog onClose={close} />}
      {opened === 'off' && <TurnOffDialog onClose={close} />}
    </>
  );
}

type StateProps = { state: TwoStep; isOpen: boolean; onOpen: (dialog: DialogName) => void };

function StateSection({ state: { isOn, since, recoveryCodesLeft }, isOpen, onOpen }: StateProps) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  // The button that a dialog gives the focus back to is another one, or none, when the state has changed.
  const title = useKeptFocus<HTMLHeadingElement>((isOpen ? 2 : 0) + (isOn ? 1 : 0));
  const onText = since === null ? '' : t('twoStep.since', { date: date(since), count: recoveryCodesLeft });

  return (
    <TitledSection
      title={t('twoStep.title')}
      titleRef={title}
      text={isOn ? onText : t('twoStep.text')}
      status={
        <Chip
          size="small"
          variant="outlined"
          color={isOn ? 'success' : 'default'}
          label={t(isOn ? 'twoStep.on' : 'twoStep.off')}
        />
      }
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {isOn ? (
          <>
            <Button variant="outlined" onClick={() => onOpen('codes')}>
              {t('twoStep.newCodes')}
            </Button>
            <Button onClick={() => onOpen('off')}>{t('twoStep.turnOff')}</Button>
          </>
        ) : (
          <Button variant="outlined" onClick={() => onOpen('on')}>
            {t('twoStep.turnOn')}
          </Button>
        )}
      </Stack>
    </TitledSection>
  );
}
