import type { Contract } from '@plumbline/shared-schema/contracts';
import { contractTurn, type Turn } from '@plumbline/shared-schema/contract-turn';
import type { ProjectJob } from '@plumbline/shared-schema/projects';

type ContractStep = Turn['step'];
type JobStep = 'answerCounter' | 'makeContract' | 'choose' | 'answerOffer' | 'apply' | 'closed';

/** Whose turn it is about a job: the hirer's own, somebody else's, or nobody's in particular. */
type JobTurn = { whose: 'own' | 'other' | 'nobody'; step: ContractStep | JobStep };

const WHOSE = { hirer: 'own', professional: 'other', plumbline: 'other' } as const;

function ofContract(contract: Contract): JobTurn {
  const { whose, step } = contractTurn(contract, 'hirer');
  return { whose: whose === null ? 'nobody' : WHOSE[whose], step };
}

/** Before there is a contract, or beside one. */
function ofHiring({ status, offer, undecided }: ProjectJob): JobTurn | undefined {
  if (offer === 'accepted') return { whose: 'own', step: 'makeContract' };
  if (offer === 'countered') return { whose: 'own', step: 'answerCounter' };
  if (status === 'open' && undecided > 0) return { whose: 'own', step: 'choose' };
  return offer === 'pending' ? { whose: 'other', step: 'answerOffer' } : undefined;
}

/** The hirer's turn comes first, then that of somebody else. */
export function jobTurn(job: ProjectJob): JobTurn {
  const known = [ofHiring(job), ...job.contracts.map(ofContract)].filter((turn) => turn !== undefined);
  const rest: JobTurn = { whose: 'nobody', step: job.status === 'open' ? 'apply' : 'closed' };
  return (
    known.find(({ whose }) => whose === 'own') ??
    known.find(({ whose }) => whose === 'other') ??
    known[0] ??
    rest
  );
}
