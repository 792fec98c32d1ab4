export { DialogForm } from './DialogForm';
export { FormDialog } from './FormDialog';
export { TitledDialog } from './TitledDialog';
