import { useTranslation } from 'react-i18next';
import { useOutgoingFiles, type OutgoingFile } from '@plumbline/shared-api/outbox';
import { useObjectUrl } from '@plumbline/shared-ui/FileField';
import { Box } from '@plumbline/shared-ui/layout';
import { FileTile } from './FileTile';
import { isPicture } from './pictures';
import { PictureGrid, PICTURE } from './PictureGrid';

type UnsentFilesProps = { clientMessageId: string; files: readonly OutgoingFile[] };

/** The files of a message that is not sent yet. */
export function UnsentFiles({ clientMessageId, files }: UnsentFilesProps) {
  const kept = useOutgoingFiles(clientMessageId);
  const others = files.filter((file) => !isPicture(file));

  return (
    <>
      {others.length < files.length && (
        <PictureGrid>
          {files.map((file, index) =>
            isPicture(file) ? <UnsentPicture key={index} name={file.name} file={kept[index]} /> : null,
          )}
        </PictureGrid>
      )}
      {others.map(({ name, size }, index) => (
        <FileTile key={index} name={name} size={size} />
      ))}
    </>
  );
}

function UnsentPicture({ name, file }: { name: string; file: File | undefined }) {
  const { t } = useTranslation('messaging');

  return file ? (
    <KeptPicture file={file} alt={t('files.picture', { name })} />
  ) : (
    <Box sx={{ ...PICTURE, bgcolor: 'action.hover' }} />
  );
}

function KeptPicture({ file, alt }: { file: File; alt: string }) {
  return <Box component="img" src={useObjectUrl(file)} alt={alt} sx={PICTURE} />;
}
