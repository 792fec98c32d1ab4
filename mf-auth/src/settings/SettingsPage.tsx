import { useSession } from '@plumbline/shared-api/session';
import { useAddress } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { Slot } from '@plumbline/shared-ui/Slot';
import { TabSet } from '@plumbline/shared-ui/tabs';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DevicesTab } from './DevicesTab';
import { VerificationTab } from './VerificationTab';

const LOADING = <Skeleton variant="rounded" height={480} />;

// The check for common passwords, which only this tab needs, is the larger part of it.
const PasswordTab = lazily(() => import('./PasswordTab'), 'PasswordTab', LOADING);

const AccountTab = lazily(() => import('./AccountTab'), 'AccountTab', LOADING);

const OwnAccountTab = lazily(() => import('./OwnAccountTab'), 'OwnAccountTab', LOADING);

const TeamTab = lazily(() => import('../team/TeamTab'), 'TeamTab', LOADING);

const TemplatesTab = lazily(() => import('../templates/TemplatesTab'), 'TemplatesTab', LOADING);

const PaymentTab = lazily(() => import('./PaymentTab'), 'PaymentTab', LOADING);

const TABS = [
  'email-notification',
  'password',
  'payment',
  'verification',
  'templates',
  'devices',
  'team',
  'account',
] as const;
type Tab = (typeof TABS)[number];
/** The account is the company's: what is a member's own is one step away, in their own account. */
const TABS_OF_MEMBERS = ['team', 'templates', 'account'] as const;
/** Administrators neither pay nor are paid. */
const TABS_OF_ADMINISTRATORS = [
  'email-notification',
  'password',
  'verification',
  'devices',
  'account',
] as const;

/** The first tab is filled by the remote that notifies. */
const CONTENTS: Record<Tab, ComponentType | null> = {
  'email-notification': null,
  password: PasswordTab,
  payment: PaymentTab,
  verification: VerificationTab,
  templates: TemplatesTab,
  devices: DevicesTab,
  team: TeamTab,
  account: AccountTab,
};

export function SettingsPage() {
  const { t } = useTranslation('auth');
  const { one, change } = useAddress();
  const { user } = useSession();
  const tabs = tabsOf(user);
  const tab = one('tab', tabs);
  const Shown = tab === 'account' && user?.team ? OwnAccountTab : CONTENTS[tab];

  return (
    <Page title={t('titles.settings')}>
      <TabSet
        isBeside
        label={t('titles.settings')}
        tabs={tabs.map((value) => ({ value, label: t(`settings.tabs.${value}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === tabs[0] ? '' : next })}
      >
        {/* The tabs need the width in French, forms do not. */}
        <Box sx={{ maxWidth: 720 }}>
          {tab === 'email-notification' && (
            <Slot
              name="settings.notifications/v1"
              pending={LOADING}
              fallback={<EmptyState title={t('settings.absent')} description={t('settings.absentText')} />}
            />
          )}
          {Shown && <Shown />}
        </Box>
      </TabSet>
    </Page>
  );
}

function tabsOf(user: ReturnType<typeof useSession>['user']): readonly [Tab, ...Tab[]] {
  if (user?.team) return TABS_OF_MEMBERS;
  return user?.userType === 'admin' ? TABS_OF_ADMINISTRATORS : TABS;
}
