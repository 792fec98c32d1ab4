import type { users } from '../../../database/tables/users';
import type { TestServer } from '../../../app/testing';
import { addSkills } from '../profile-entries/testing';

type ProfessionalFields = Partial<typeof users.$inferInsert> & { skills?: string[] };

/** A contractor with all that a complete profile has. */
export async function addProfessional(
  server: TestServer,
  { skills = ['Plumbing'], ...given }: ProfessionalFields = {},
) {
  const user = await server.addUser({
    userType: 'contractor',
    title: 'Craftsperson',
    bio: 'Clean work.',
    city: 'Lyon',
    lat: 45.764,
    lng: 4.8357,
    emailVerifiedAt: new Date('2026-01-01'),
    ...given,
  });
  await addSkills(server, user.id, skills);
  return user;
}
