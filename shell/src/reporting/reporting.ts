import type { ContentStore } from '../boot/content';
import { hearNotes } from './notes';
import { createOutbox } from './outbox';
import { createReporter } from './reporter';
import { watchVitals } from './vitals';

/** Reports what was noted and what will be, and the web vitals of this visit. */
export function startReporting(content: ContentStore): () => void {
  const outbox = createOutbox(`${content.get().boot.settings.apiUrl}/telemetry`);
  const reporter = createReporter(content.get, outbox.add);
  reporter.begin();
  const stopHearing = hearNotes(reporter.hear);
  const stopVitals = watchVitals(reporter);
  return () => {
    stopHearing();
    stopVitals();
    outbox.stop();
  };
}
