import { toLatLng } from '@plumbline/shared-schema/points';
import {
  personSchema,
  publicUserSchema,
  userSchema,
  type Person,
  type PublicUser,
  type User,
} from '@plumbline/shared-schema/users';
import { anId } from './ids';
import { AT } from './instants';

/** A client, Nora Lindqvist. */
export function aUser(overrides: Partial<User> = {}): User {
  return userSchema.parse({
    _id: anId(1),
    fullName: 'Nora Lindqvist',
    email: 'nora@example.com',
    phoneNumber: '+1 212 555 0101',
    userType: 'client',
    location: {
      type: 'Point',
      coordinates: toLatLng(40.7128, -74.006),
      lat: 40.7128,
      lng: -74.006,
      city: 'New York',
    },
    country: 'United States',
    website: null,
    companyName: null,
    serviceRadiusKm: null,
    profile: null,
    title: 'Homeowner | Brooklyn',
    bio: null,
    createdAt: AT,
    emailVerified: true,
    rating: 0,
    reviewCount: 0,
    ...overrides,
  });
}

/** Another account: Marcus Bell, contractor, id 2. */
export function aContractor(overrides: Partial<User> = {}): User {
  return aUser({
    _id: anId(2),
    fullName: 'Marcus Bell',
    email: 'marcus@example.com',
    userType: 'contractor',
    title: 'Licensed plumber | 12 years',
    bio: 'Kitchens, bathrooms and everything behind the wall.',
    rating: 4.8,
    reviewCount: 12,
    ...overrides,
  });
}

/** Another account: Harbor & Stone, company, id 3. */
export function aCompany(overrides: Partial<User> = {}): User {
  return aUser({
    _id: anId(3),
    fullName: 'Priya Raman',
    email: 'office@harborstone.example',
    userType: 'company',
    companyName: 'Harbor & Stone',
    ...overrides,
  });
}

/** Marcus Bell as others see him. */
export function aPublicUser(overrides: Partial<PublicUser> = {}): PublicUser {
  return publicUserSchema.parse({ ...aContractor(), badges: [], point: null, ...overrides });
}

/** A person as embedded in other objects; Marcus Bell. */
export function aPerson(overrides: Partial<Person> = {}): Person {
  return personSchema.parse({ ...aContractor(), ...overrides });
}

/** Nora Lindqvist as embedded in other objects. */
export function nora(): Person {
  return aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' });
}
