import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableSection } from './TableSection';
import { readShareScope } from './share-scope';

/** What shell and remotes share in this tab, as the federation runtime has it. */
export function SingletonTable() {
  const { t } = useTranslation('platform');
  const [packages] = useState(readShareScope);
  return (
    <TableSection
      title={t('shared.title')}
      text={t('shared.text')}
      columns={[t('shared.name'), t('shared.version'), t('shared.state')]}
      empty={t('shared.none')}
      rows={packages.map(({ name, versions, isLoaded }) => ({
        key: name,
        cells: [name, versions.join(', '), t(isLoaded ? 'shared.loaded' : 'shared.waiting')],
      }))}
    />
  );
}
