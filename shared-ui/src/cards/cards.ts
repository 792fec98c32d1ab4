export { AdPlaceholder } from './AdPlaceholder';
export { EmailText } from './EmailText';
export { Facts } from './Facts';
export type { Fact } from './Facts';
export { NothingFound } from './NothingFound';
export { PictureImage } from './PictureImage';
export { SaveIcon } from './SaveIcon';
export { TitledSection } from './TitledSection';
export { VerifiedChips } from './VerifiedChips';
