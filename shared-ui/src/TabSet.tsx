import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMediaQuery } from '@plumbline/shared-ui/theme';
import { useCallback, useId, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { HEADER_CLEARANCE } from './theme/clearance';

export type TabSetProps<Value extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** The open one; keep it in the URL. */
  value: Value;
  onChange: (value: Value) => void;
  /** On a wide page they stand beside a panel of 720 px, instead of above one that leaves half of the page empty. */
  isBeside?: boolean;
  /** The part that the tabs are of, which stays when another opens. */
  panelRef?: RefObject<HTMLDivElement | null>;
  /** A button at the end of the row, no wider than an icon on a phone. */
  end?: ReactNode;
  /** The open tab's content. */
  children: ReactNode;
};

const WIDE = '(min-width: 1200px)';

const ABOVE = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const BESIDE = {
  position: 'sticky',
  top: HEADER_CLEARANCE,
  borderRight: 1,
  borderColor: 'divider',
  '& .MuiTab-root': { alignItems: 'flex-start', maxWidth: 'none', textAlign: 'start', pl: 0 },
} as const;

const TABS = {
  flexGrow: 1,
  minWidth: 0,
  // An arrow with nothing to scroll to would leave a hole before the first tab.
  '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
} as const;

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 720px)',
  columnGap: 6,
  alignItems: 'start',
} as const;

/** Tabs with the panel of the open one; they scroll sideways where they do not fit. */
export function TabSet<Value extends string>({ isBeside = false, ...props }: TabSetProps<Value>) {
  return isBeside ? <TabsBeside {...props} /> : <TabsAndPanel {...props} />;
}

function TabsBeside<Value extends string>(props: TabSetProps<Value>) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  return (
    <Box sx={isWide ? COLUMNS : {}}>
      <TabsAndPanel {...props} isBeside={isWide} />
    </Box>
  );
}

function TabsAndPanel<Value extends string>(props: TabSetProps<Value>) {
  const { label, tabs, value, onChange, isBeside = false, panelRef, end, children } = props;
  const id = useId();
  const { isTooWide, watch } = useTooWide();
  return (
    <>
      <Box sx={isBeside ? BESIDE : ABOVE}>
        <Tabs
          // Its line grows from one way to the other over the label, and so begins anew.
          key={isBeside ? 'beside' : 'above'}
          value={value}
          onChange={(_event, next: Value) => {
            onChange(next);
          }}
          aria-label={label}
          orientation={isBeside ? 'vertical' : 'horizontal'}
          variant="scrollable"
          scrollButtons={isTooWide && !isBeside ? 'auto' : false}
          allowScrollButtonsMobile
          slotProps={{ scroller: { ref: watch } }}
          sx={TABS}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              value={tab.value}
              label={tab.label}
              id={`${id}-${tab.value}`}
              aria-controls={tab.value === value ? `${id}-panel` : undefined}
            />
          ))}
        </Tabs>
        {end && <Box sx={{ flexShrink: 0 }}>{end}</Box>}
      </Box>
      <Box
        ref={panelRef}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        sx={{ pt: isBeside ? 0 : 3 }}
      >
        {children}
      </Box>
    </>
  );
}

/** Whether the tabs do not fit in their place. The arrows' own observer believes what it saw first, on a page still hidden. */
function useTooWide() {
  const [isTooWide, setTooWide] = useState(false);
  const watch = useCallback((scroller: HTMLElement | null) => {
    if (!scroller || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setTooWide(scroller.scrollWidth > scroller.clientWidth + 1));
    observer.observe(scroller);
    for (const tab of scroller.querySelectorAll('[role=tab]')) observer.observe(tab);
    return () => observer.disconnect();
  }, []);
  return { isTooWide, watch };
}
