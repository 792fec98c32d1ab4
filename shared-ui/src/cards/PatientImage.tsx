import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';

/** The pause after each failure; after the last one the picture stays out. */
const PAUSES_MS = [1000, 3000, 9000, 27_000];
/** Transparent: the browser's sign for a broken picture covers nothing of what stands behind. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type PatientImageProps = Omit<BoxProps<'img'>, 'component' | 'ref' | 'onError'> & { src: string };

/** A picture of the server, which is asked for again when it does not come; until it does, its ground alone is seen. */
export function PatientImage({ src, srcSet, ...props }: PatientImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [last, setLast] = useState({ src, failures: 0, isOut: false });
  const { failures, isOut } = last.src === src ? last : { failures: 0, isOut: false };
  const fail = () => setLast({ src, failures: failures + 1, isOut: true });

  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    // In HTML that came with the page it may have failed before anybody listened.
    if (complete && naturalWidth === 0) fail();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what was there before
  }, []);

  useEffect(() => {
    const pause = PAUSES_MS[failures - 1];
    if (!isOut || pause === undefined) return undefined;
    const timer = setTimeout(() => setLast({ src, failures, isOut: false }), pause);
    return () => clearTimeout(timer);
  }, [src, failures, isOut]);

  return (
    <Box
      component="img"
      {...props}
      ref={image}
      src={isOut ? NOTHING : src}
      srcSet={isOut ? undefined : srcSet}
      onError={fail}
    />
  );
}
