export { pathWith } from './path-with';
export { pageIn, useAddress } from './use-address';
export { useAddressDialog } from './use-address-dialog';
export type { AddressDialog } from './use-address-dialog';
export { useListView } from './use-list-view';
export type { ListView } from './use-list-view';
export { useSignInAddress } from './use-sign-in-address';
