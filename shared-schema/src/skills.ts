import { z, type Infer } from '@plumbline/shared-schema/zod';
import { listOf } from '@plumbline/shared-schema/envelope';

/** An entry of the catalogue of skills. */
const skillSchema = z.object({ _id: z.string(), name: z.string() });
export type Skill = Infer<typeof skillSchema>;
export const skillsSchema = listOf(skillSchema);
