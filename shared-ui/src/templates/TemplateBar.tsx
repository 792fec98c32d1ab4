import { Stack } from '@plumbline/shared-ui/layout';
import { MenuButton } from '@plumbline/shared-ui/menus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenPlaceholders } from './OpenPlaceholders';

type TemplateBarProps = {
  text: string;
  /** Renders `TemplateEntries`; mounted while the menu is open, so that templates are read only then. */
  children: ReactNode;
};

/** Below the field of a text: its templates, and which placeholders it still has. */
export function TemplateBar({ text, children }: TemplateBarProps) {
  const { t } = useTranslation('ui');
  return (
    <Stack spacing={1}>
      <MenuButton size="small" label={t('templates.use')} sx={{ alignSelf: 'flex-start' }}>
        {children}
      </MenuButton>
      <OpenPlaceholders text={text} />
    </Stack>
  );
}
