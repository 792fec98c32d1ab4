import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { OUTCOMES } from '../../kit/api-client';
import type { Outcome } from '../../kit/api-client';

/** Counts what an edge asks the API elsewhere. Called once, in a process that asks. */
export function createQuestionMeter(registry: Registry) {
  return (): ((outcome: Outcome) => void) => {
    const questions = new Counter({
      name: 'plumbline_edge_questions_total',
      help: 'Questions of an edge to the API: answered, without an answer in time, not asked because too many were open',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of OUTCOMES) questions.inc({ outcome }, 0);
    return (outcome) => questions.inc({ outcome });
  };
}
