import type { SLOT_IDS } from '@plumbline/shared-schema/platform';

/**
 * The one contract of props across the border: what a slot's module gets from whoever shows the slot, and a page
 * module from the shell. The builder proves that modules take no other props, writes into each release what it was
 * built against, and the registry refuses releases that no longer fit together.
 */

type NoProps = Record<never, never>;

/** Slot id → props. A change of meaning is a new id; a prop that not everybody gives is optional. */
export type SlotContract = {
  'header.search/v1': NoProps;
  'header.bell/v1': NoProps;
  /** `entry`: beside the label of the menu's entry. `opener`: at the button that opens a narrow window's menu. */
  'header.unread/v1': { place: 'entry' | 'opener' };
  /** `jobId`: of the job whose title stands above it already. */
  'conversation.deal/v1': { chatId: string; jobId?: string | null };
  /** In a form that names a price for the job: what similar work has cost. */
  'job.price/v1': { jobId: string };
  'home.blog/v1': NoProps;
  'home.ads/v1': NoProps;
  /** On the page of the settings: how a person is told of what. */
  'settings.notifications/v1': NoProps;
};

export type SlotId = (typeof SLOT_IDS)[number] & keyof SlotContract;

/** Props of the module that fills a slot: `function BellSlot(props: SlotPropsOf<'header.bell/v1'>)`. */
export type SlotPropsOf<Id extends SlotId> = SlotContract[Id];

/**
 * Props of a page module. The address and the store say everything, so there are none.
 * @public The builder finds it by its name.
 */
export type PageModuleProps = NoProps;
