export { DialogForm } from './DialogForm';
export { FormDialog } from './FormDialog';
export { PictureDialog } from './PictureDialog';
export { TitledDialog } from './TitledDialog';
