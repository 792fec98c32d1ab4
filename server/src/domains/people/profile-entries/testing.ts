import type { TestServer } from '../../../app/testing';
import { createSkillsRepository } from '../skills/skills.repository';
import { createOwnSkills } from './own-skills';

/** Gives a person skills, as sign-up does. */
export async function addSkills(server: TestServer, userId: string, names: string[]): Promise<void> {
  const ownSkills = createOwnSkills(createSkillsRepository(server.database));
  await server.connection.transaction((tx) => ownSkills.add(tx, userId, names));
}
