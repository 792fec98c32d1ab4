import { useMay, useSession } from '@plumbline/shared-api/session';
import { useDeleteTemplateMutation, useListTemplatesQuery } from '@plumbline/shared-api/templates';
import { TEMPLATES_MAX } from '@plumbline/shared-schema/limits';
import type { Template } from '@plumbline/shared-schema/templates';
import { useKeptFocus, useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { truncate } from '@plumbline/shared-ui/format';
import { CardList } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptCard } from '../kept-card/KeptCard';

const TemplateDialog = lazily(() => import('./TemplateDialog'), 'TemplateDialog');

type OpenedDialog = { dialog: 'save'; template?: Template } | { dialog: 'remove'; template: Template };

/** Texts to begin letters, messages, offers and quotes with; a company’s are its team’s. */
export function TemplatesTab() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const mayWrite = useMay('write');
  const templates = useListTemplatesQuery();
  const [opened, setOpened] = useState<OpenedDialog>();
  // The card that was removed is gone, with its button.
  const title = useKeptFocus<HTMLHeadingElement>(
    opened?.dialog === 'remove' ? Infinity : templates.data?.length,
  );

  return (
    <TitledSection
      title={t('settings.tabs.templates')}
      titleRef={title}
      text={t(user?.userType === 'company' ? 'templates.teamText' : 'templates.text')}
    >
      <QueryBoundary
        query={templates}
        errorMessage={t('templates.loadFailed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('templates.none')}</Typography>}
      >
        {(rows) => (
          <CardList label={t('settings.tabs.templates')} rows={rows} spacing={1.5}>
            {(template) => <TemplateCard template={template} onOpen={mayWrite ? setOpened : undefined} />}
          </CardList>
        )}
      </QueryBoundary>
      {mayWrite && <AddButton rows={templates.data} onAdd={() => setOpened({ dialog: 'save' })} />}
      {opened && <Dialog opened={opened} onClose={() => setOpened(undefined)} />}
    </TitledSection>
  );
}

type TemplateCardProps = { template: Template; onOpen: ((opened: OpenedDialog) => void) | undefined };

function TemplateCard({ template, onOpen }: TemplateCardProps) {
  const { t } = useTranslation('auth');
  const { name, kind, text } = template;
  return (
    <KeptCard
      title={name}
      mark={<Chip size="small" variant="outlined" label={t(`templates.kinds.${kind}`)} />}
      text={truncate(text)}
    >
      {onOpen && (
        <>
          <Button
            aria-label={t('templates.changeOf', { name })}
            aria-haspopup="dialog"
            onClick={() => onOpen({ dialog: 'save', template })}
          >
            {t('templates.change')}
          </Button>
          <Button
            aria-label={t('templates.removeOf', { name })}
            aria-haspopup="dialog"
            onClick={() => onOpen({ dialog: 'remove', template })}
          >
            {t('templates.remove')}
          </Button>
        </>
      )}
    </KeptCard>
  );
}

function Dialog({ opened, onClose }: { opened: OpenedDialog; onClose: () => void }) {
  if (opened.dialog === 'remove') return <RemoveQuestion template={opened.template} onClose={onClose} />;
  return <TemplateDialog template={opened.template} onClose={onClose} />;
}

type AddButtonProps = { rows: readonly Template[] | undefined; onAdd: () => void };

function AddButton({ rows = [], onAdd }: AddButtonProps) {
  const { t } = useTranslation('auth');
  if (rows.length >= TEMPLATES_MAX)
    return <Typography variant="body2">{t('schema:errors.TEMPLATE_LIMIT')}</Typography>;
  return (
    <Button variant="outlined" aria-haspopup="dialog" sx={{ alignSelf: 'flex-start' }} onClick={onAdd}>
      {t('templates.add')}
    </Button>
  );
}

function RemoveQuestion({
  template: { _id: id, name },
  onClose,
}: {
  template: Template;
  onClose: () => void;
}) {
  const { t } = useTranslation('auth');
  const [remove] = useDeleteTemplateMutation();
  const attempt = useTry();
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('templates.ask', { name })}
      text={t('templates.askText')}
      confirmLabel={t('templates.remove')}
      onConfirm={() =>
        attempt(remove(id).unwrap(), {
          failed: t('templates.removeFailed'),
          isDone: ({ status }) => status === 404,
          done: t('templates.removed'),
        })
      }
      onClose={onClose}
    />
  );
}
