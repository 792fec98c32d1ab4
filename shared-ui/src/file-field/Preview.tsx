import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

/** The chosen picture; nothing for other files. */
export function Preview({ file, isRound }: { file: File; isRound: boolean }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) {
      setUrl(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      alt=""
      sx={{ width: 80, height: 80, objectFit: 'cover', borderRadius: isRound ? '50%' : 1 }}
    />
  );
}
