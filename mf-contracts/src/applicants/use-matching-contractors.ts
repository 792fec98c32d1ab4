import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useFindProfessionalsQuery } from '@plumbline/shared-api/professionals';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { nearText } from '@plumbline/shared-schema/near';

const SHOWN = { page: 1, limit: 3 };
const NEAR_KM = 100;

function placeOf(job: JobDetails | undefined): string {
  const { lat, lng } = job?.jobLocation ?? {};
  return lat === undefined || lng === undefined ? '' : nearText({ lat, lng, km: NEAR_KM });
}

/** What is looked for, once the job is known. */
function wantedBy(job: JobDetails | undefined) {
  return {
    specialty: job?.skillsRequired[0]?.name ?? '',
    location: placeOf(job),
    isOpen: job?.status === 'open',
  };
}

/** Contractors of the job's first trade: the nearest ones, or the best ones where nobody is near. Only for an open job. */
export function useMatchingContractors(jobId: string) {
  const { currentData: job } = useGetJobQuery(jobId);
  const { specialty, location, isOpen } = wantedBy(job);
  const near = useFindProfessionalsQuery(
    { specialty, location, sort: 'nearest', ...SHOWN },
    { skip: !isOpen || location === '' },
  );
  const isNobodyNear = location === '' || near.data?.data.length === 0;
  const anywhere = useFindProfessionalsQuery(
    { specialty, sort: 'best', ...SHOWN },
    { skip: !isOpen || !isNobodyNear },
  );
  const found = isNobodyNear ? anywhere : near;

  return { specialty, people: found.data?.data ?? [] };
}
