import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';

export type TabSetProps<Value extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** The open one; keep it in the URL. */
  value: Value;
  onChange: (value: Value) => void;
  /** The part that the tabs are of, which stays when another opens. */
  panelRef?: RefObject<HTMLDivElement | null>;
  /** A button at the end of the row; on a phone below it. */
  end?: ReactNode;
  /** The open tab's content. */
  children: ReactNode;
};

/** Tabs with the panel of the open one; they scroll sideways where they do not fit. */
export function TabSet<Value extends string>(props: TabSetProps<Value>) {
  const { label, tabs, value, onChange, panelRef, end, children } = props;
  const id = useId();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          columnGap: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={value}
          onChange={(_event, next: Value) => {
            onChange(next);
          }}
          aria-label={label}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          sx={{
            flexGrow: 1,
            minWidth: 0,
            // An arrow with nothing to scroll to would leave a hole before the first tab.
            '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
          }}
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
        {end && <Box sx={{ flexShrink: 0, py: { xs: 1, sm: 0 } }}>{end}</Box>}
      </Box>
      <Box
        ref={panelRef}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        sx={{ pt: 3 }}
      >
        {children}
      </Box>
    </>
  );
}
