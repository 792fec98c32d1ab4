import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Certificate } from '@plumbline/shared-schema/profile-entries';
import { Typography } from '@plumbline/shared-ui/text';

export function CertificateLine({ entry }: { entry: Certificate }) {
  const { certificateName, issuedBy, year } = entry;
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{certificateName}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${issuedBy} · `}
        <time dateTime={year.slice(0, 4)}>{calendarDay(year).getFullYear()}</time>
      </Typography>
    </>
  );
}
