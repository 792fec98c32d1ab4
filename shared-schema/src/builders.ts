import { applicationSchema, type Application } from '@plumbline/shared-schema/applications';
import { chatSchema, conversationSchema, type Chat, type Conversation } from '@plumbline/shared-schema/chats';
import { contractSchema, type Contract } from '@plumbline/shared-schema/contracts';
import { feedbackSchema, type Feedback } from '@plumbline/shared-schema/feedbacks';
import { jobDetailsSchema, jobSchema, type Job, type JobDetails } from '@plumbline/shared-schema/jobs';
import { messageSchema, type Message } from '@plumbline/shared-schema/messages';
import { offerSchema, type Offer } from '@plumbline/shared-schema/offers';
import { toLatLng, toLngLat } from '@plumbline/shared-schema/points';
import { savedJobSchema, type SavedJob } from '@plumbline/shared-schema/saved-jobs';
import {
  personSchema,
  publicUserSchema,
  userSchema,
  type Person,
  type PublicUser,
  type User,
} from '@plumbline/shared-schema/users';

/**
 * Test builders: a valid object of each entity, every field overridable, parsed by its own schema so that a
 * builder cannot drift from the wire. Same call, same object. For tests only.
 */

const AT = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-05T09:00:00.000Z';

/** A deterministic id: `anId(7)`. Builders use 1–99; take others for lists. */
export function anId(n: number): string {
  return `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

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
  return publicUserSchema.parse({ ...aContractor(), badges: [], ...overrides });
}

/** A person as embedded in other objects; Marcus Bell. */
export function aPerson(overrides: Partial<Person> = {}): Person {
  return personSchema.parse({ ...aContractor(), ...overrides });
}

/** An open plumbing job of Nora Lindqvist. */
export function aJob(overrides: Partial<Job> = {}): Job {
  return jobSchema.parse({
    _id: anId(10),
    title: 'Replace the kitchen drain',
    description: 'The cast-iron drain under the sink leaks at the joint and needs replacing.',
    jobType: 'on-site',
    employmentType: null,
    workplaceType: 'on-site',
    jobDuration: '2 Weeks',
    jobCategory: 'residential',
    skillsRequired: [{ _id: anId(11), name: 'plumbing' }],
    jobLocation: {
      type: 'Point',
      coordinates: toLatLng(40.6782, -73.9442),
      lat: 40.6782,
      lng: -73.9442,
      city: 'Brooklyn',
    },
    hideExactLocation: false,
    salary: '$1,200',
    salaryMin: 1200,
    salaryMax: 1200,
    experience: '2+ Year',
    contractimage: null,
    attachmentName: null,
    attachmentType: null,
    attachmentSize: null,
    postedBy: { ...aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' }), companyName: null },
    companyName: null,
    status: 'open',
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}

/** The same job read alone, by a visitor. */
export function aJobWithDetails(overrides: Partial<JobDetails> = {}): JobDetails {
  return jobDetailsSchema.parse({
    ...aJob(),
    attachment: null,
    viewer: { saved: false, applied: false, isOwner: false },
    ...overrides,
  });
}

/** Marcus Bell's application for Nora's job. */
export function anApplication(overrides: Partial<Application> = {}): Application {
  return applicationSchema.parse({
    _id: anId(20),
    jobId: aJob(),
    userId: { ...aPerson(), location: { city: 'Queens' } },
    coverLetter: 'I have replaced a dozen drains like this one and can start on Monday.',
    estimatedServiceCost: 950,
    estimatedCompletionTime: '3 days',
    isHired: false,
    createdAt: AT,
    ...overrides,
  });
}

/** Nora's job, saved. */
export function aSavedJob(overrides: Partial<SavedJob> = {}): SavedJob {
  return savedJobSchema.parse({
    _id: anId(30),
    jobId: {
      ...aJob(),
      jobLocation: { coordinates: toLngLat(40.6782, -73.9442), lat: 40.6782, lng: -73.9442 },
    },
    ...overrides,
  });
}

/** Nora's pending offer to Marcus, open until 2100, as Nora sees it (`allowedActions`). */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  return offerSchema.parse({
    _id: anId(40),
    jobId: { _id: anId(10), title: 'Replace the kitchen drain' },
    professionalId: aPerson(),
    clientId: aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' }),
    description: 'We would like to offer you the job "Replace the kitchen drain"',
    budget: 950,
    deliveryTime: 7,
    expiresIn: 3,
    expiresAt: '2100-01-01T00:00:00.000Z',
    status: 'pending',
    closedReason: null,
    acceptedAt: null,
    proposal: null,
    roundsLeft: 5,
    contractId: null,
    allowedActions: ['withdraw'],
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}

/** The active contract of Nora and Marcus. */
export function aContract(overrides: Partial<Contract> = {}): Contract {
  return contractSchema.parse({
    _id: anId(50),
    job: { ...aJob(), city: 'Brooklyn' },
    client: aUser(),
    professional: aContractor(),
    startDate: AT,
    endDate: '2026-04-01T09:00:00.000Z',
    terms: 'The professional agrees to complete "Replace the kitchen drain" by the specified end date.',
    status: 'active',
    paymentDetails: { amount: 950, currency: 'USD', paymentStatus: 'pending' },
    offerId: anId(40),
    allowedActions: ['pause', 'end'],
    queriedAt: null,
    deliveryDate: '2026-03-09T09:00:00.000Z',
    finishedAt: null,
    paidAt: null,
    answerDueAt: null,
    dispute: null,
    archived: false,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}

/** The chat of Nora (sender) and Marcus (receiver) about the job. */
export function aChat(overrides: Partial<Chat> = {}): Chat {
  return chatSchema.parse({
    _id: anId(60),
    jobId: anId(10),
    jobTitle: 'Replace the kitchen drain',
    participants: [
      { userId: aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' }), role: 'sender' },
      { userId: aPerson(), role: 'receiver' },
    ],
    ...overrides,
  });
}

/** That chat in Nora's list. */
export function aConversation(overrides: Partial<Conversation> = {}): Conversation {
  return conversationSchema.parse({
    ...aChat(),
    other: aPerson(),
    lastMessage: 'I can come by on Monday at nine.',
    lastMessageTime: LATER,
    unread: 0,
    online: false,
    ...overrides,
  });
}

/** Marcus writes to Nora. */
export function aMessage(overrides: Partial<Message> = {}): Message {
  const messageText = overrides.messageText ?? overrides.content ?? 'I can come by on Monday at nine.';
  return messageSchema.parse({
    _id: anId(70),
    chatId: anId(60),
    senderId: anId(2),
    receiverId: anId(1),
    messageText,
    content: messageText,
    clientMessageId: null,
    seq: 1,
    timestamp: LATER,
    createdAt: LATER,
    readAt: null,
    ...overrides,
  });
}

/** Nora's review of Marcus. */
export function aFeedback(overrides: Partial<Feedback> = {}): Feedback {
  return feedbackSchema.parse({
    _id: anId(80),
    rating: 5,
    likes: ['communication', 'quality'],
    experience: ['professional'],
    review: 'On time, tidy, and the drain has not dripped since.',
    author: aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' }),
    createdAt: LATER,
    ...overrides,
  });
}
