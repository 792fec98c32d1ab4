import { IconButton } from '@plumbline/shared-ui/actions';
import { DarkModeIcon, LightModeIcon } from '@plumbline/shared-ui/icons';
import { useColorMode } from '@plumbline/shared-ui/theme';
import { useTranslation } from 'react-i18next';

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { mode, toggle } = useColorMode();
  const isDark = mode === 'dark';
  return (
    <IconButton color="inherit" label={t(isDark ? 'theme.toLight' : 'theme.toDark')} onClick={toggle}>
      {isDark ? <LightModeIcon /> : <DarkModeIcon />}
    </IconButton>
  );
}
