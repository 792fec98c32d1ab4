export { DialogForm } from './DialogForm';
export { FilterSheet } from './FilterSheet';
export { FormDialog } from './FormDialog';
export { PictureDialog } from './PictureDialog';
export { TitledDialog } from './TitledDialog';
