import type { Foundation } from '../../foundation';
import { createFiguresService } from './figures.service';
import { createPublishedReleases } from './published-releases';
import { createReleaseLabels } from './release-labels';
import { createTelemetryRepository } from './telemetry.repository';
import { createTelemetryService } from './telemetry.service';

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
