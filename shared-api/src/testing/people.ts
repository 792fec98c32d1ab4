import type { User } from '@plumbline/shared-schema/users';

const nobody: User = {
  _id: '018f4e6a-0000-7000-8000-000000000001',
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  phoneNumber: null,
  userType: 'client',
  location: { type: 'Point', coordinates: null, lat: null, lng: null, city: 'Lyon' },
  country: null,
  website: null,
  companyName: null,
  profile: null,
  title: 'Homeowner',
  bio: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  emailVerified: true,
  rating: 0,
  reviewCount: 0,
};

export const ada = nobody;
export const ben: User = { ...nobody, _id: '018f4e6a-0000-7000-8000-000000000002', fullName: 'Ben Ode', userType: 'contractor' };

/** As left behind by an earlier visit. */
export function storeSession(user: User, token = 'token-1'): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
}
