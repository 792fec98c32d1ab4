import { pressedKey } from '@plumbline/shared-ui/action';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon, MenuIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Slot } from '@plumbline/shared-ui/Slot';
import { useIsPhone } from '@plumbline/shared-ui/theme';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BarAction } from './BarAction';
import { Bell } from './Bell';
import type { Menus } from './use-menus';

/** On its way once somebody is about to open it. */
const loadMenu = () => import(/* webpackChunkName: "narrow-menu" */ './NarrowMenu');
/** Loads the menu ahead; where that fails, the menu says why when it is opened. */
const prepare = () => void loadMenu().catch(() => undefined);
const NarrowMenu = lazily(loadMenu, 'NarrowMenu');

export function NarrowBar(menus: Menus) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isPhone = useIsPhone();
  // On a phone the bottom bar shows them.
  const badged = isPhone && menus.bottom.length > 0 ? [] : menus.bar;

  useEffect(() => {
    setOpen(false);
  }, [key]);

  function onKeyDown(event: KeyboardEvent): void {
    if (pressedKey(event) !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <Box
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexGrow: 1, justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}
    >
      {menus.action && (
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <BarAction {...menus.action} />
        </Box>
      )}
      {menus.isSignedIn && <Bell />}
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <IconButton
          ref={opener}
          color="inherit"
          label={t(isOpen ? 'header.closeMenu' : 'header.openMenu')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
        {badged.map(
          ({ path, badge }) => badge && <Slot key={path} name={badge} props={{ place: 'opener' }} />,
        )}
      </Box>
      {isOpen && <NarrowMenu id={id} {...menus} />}
    </Box>
  );
}
