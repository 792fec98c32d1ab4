export { OpenPlaceholders } from './OpenPlaceholders';
export { TemplateBar } from './TemplateBar';
export { TemplateEntries } from './TemplateEntries';
