import type { Foundation } from '../foundation';
import { createFiguresService } from '../../domains/site/telemetry/figures.service';
import { createPublishedReleases } from '../../domains/site/telemetry/published-releases';
import { createReleaseLabels } from '../../domains/site/telemetry/release-labels';
import { createTelemetryRepository } from '../../domains/site/telemetry/telemetry.repository';
import { createTelemetryService } from '../../domains/site/telemetry/telemetry.service';

/** What pages report, and what is made of it. */
export function createPlatformServices({ config, database }: Foundation) {
  const telemetry = createTelemetryRepository(database);
  const published = createPublishedReleases(config);
  return {
    publishedReleases: published,
    telemetry: createTelemetryService({ telemetry, published, label: createReleaseLabels({ published }) }),
    figures: createFiguresService({ telemetry }),
  };
}
