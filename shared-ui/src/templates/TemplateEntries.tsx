import {
  fillTemplate,
  type PlaceholderValues,
  type TemplateKind,
} from '@plumbline/shared-schema/template-text';
import type { Template } from '@plumbline/shared-schema/templates';
import { MenuAction, MenuItem, MenuLink } from '@plumbline/shared-ui/menus';
import { useTranslation } from 'react-i18next';

type TemplateEntriesProps = {
  query: { data?: readonly Template[] | undefined; isError: boolean };
  kind: TemplateKind;
  /** What is known of the placeholders where the text goes to. */
  values: PlaceholderValues;
  /** What is written already: a template follows it. */
  text: string;
  onChange: (text: string) => void;
};

/** The entries of a `MenuButton`: the templates of this kind, and the way to all of them. */
export function TemplateEntries({ query, kind, values, text, onChange }: TemplateEntriesProps) {
  const { t } = useTranslation('ui');
  const fitting = query.data?.filter((template) => template.kind === kind);

  function use(template: string) {
    const filled = fillTemplate(template, values);
    onChange(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`);
  }

  return (
    <>
      {fitting?.map(({ _id, name, text: template }) => (
        <MenuAction key={_id} onSelect={() => use(template)}>
          {name}
        </MenuAction>
      ))}
      {fitting?.length === 0 && <MenuItem disabled>{t('templates.none')}</MenuItem>}
      {query.isError && <MenuItem disabled>{t('templates.failed')}</MenuItem>}
      <MenuLink to="/setting?tab=templates">{t('templates.manage')}</MenuLink>
    </>
  );
}
