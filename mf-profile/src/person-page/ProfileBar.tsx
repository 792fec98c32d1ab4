import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { ShortcutBar } from '@plumbline/shared-ui/cards';
import { useFirstStep } from './use-first-step';

type ProfileBarProps = {
  person: PublicUser;
  /** Holds the button that this one stands in for. */
  actions: RefObject<Element | null>;
};

/** Who it is and what to do next, while the button in the head is out of view. */
export function ProfileBar({ person, actions }: ProfileBarProps) {
  const { t } = useTranslation('profile');
  const step = useFirstStep(person);
  if (step === undefined) return null;
  const link = { variant: 'contained', tabIndex: -1 } as const;

  return (
    <ShortcutBar actions={actions} text={displayName(person)}>
      {step === 'invite' && (
        <Button {...link} onClick={() => pressFirst(actions.current)}>
          {t('invite.open')}
        </Button>
      )}
      {step === 'post' && (
        <ButtonLink {...link} to="/post-contract">
          {t('professional.post')}
        </ButtonLink>
      )}
      {step === 'message' && (
        <ButtonLink {...link} to={`/messages/new/${person._id}`}>
          {t('professional.message')}
        </ButtonLink>
      )}
    </ShortcutBar>
  );
}

/** Presses the button of the head, to which the dialog then gives the focus back: that of the bar is hidden from screen readers. */
function pressFirst(actions: Element | null): void {
  const button = actions?.querySelector('button');
  button?.focus({ preventScroll: true });
  button?.click();
}
