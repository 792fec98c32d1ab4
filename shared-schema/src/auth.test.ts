import { forgotPasswordFormSchema, loginSchema, registerSchema } from '@plumbline/shared-schema/auth';
import { sendOfferSchema } from '@plumbline/shared-schema/offers';
import { fieldErrors } from '@plumbline/shared-schema/validation';

const person = {
  fullName: 'Nora Lindqvist',
  email: ' Nora@Example.COM ',
  password: 'password123',
  userType: 'client',
};

test('registration trims and lower-cases the e-mail and needs four fields [ACC-31]', () => {
  expect(registerSchema.parse(person)).toMatchObject({ email: 'nora@example.com' });
  const { error } = registerSchema.safeParse({});
  expect(fieldErrors(error?.issues ?? [])).toEqual({
    fullName: 'validation.fullNameRequired',
    email: 'validation.emailRequired',
    password: 'validation.passwordRequired',
    userType: 'validation.roleRequired',
  });
});

test('a multipart registration sends objects as JSON text', () => {
  const form = {
    ...person,
    location: '{"coordinates":[40.7,-74]}',
    skills: '["plumbing"]',
    termsAccepted: 'true',
  };
  expect(registerSchema.parse(form)).toMatchObject({
    location: { type: 'Point', coordinates: [40.7, -74] },
    skills: ['plumbing'],
    termsAccepted: true,
  });
  expect(registerSchema.safeParse({ ...person, location: 'here' }).success).toBe(false);
});

test.each([
  'nora',
  'nora@',
  'nora@host',
  '@example.com',
  'a@b@c.com',
  'a b@c.com',
  `${'a'.repeat(250)}@b.com`,
])('%j is no e-mail [ACC-32]', (email) => {
  expect(registerSchema.safeParse({ ...person, email }).success).toBe(false);
});

test.each(['admin', 'Client', ''])('nobody registers as %j [ACC-33]', (userType) => {
  expect(registerSchema.safeParse({ ...person, userType }).success).toBe(false);
});

test('a new password has 8 to 128 characters of any kind [ACC-34]', () => {
  const takes = (password: string) => registerSchema.safeParse({ ...person, password }).success;
  expect(['1234567', 'x'.repeat(129)].map(takes)).toEqual([false, false]);
  expect(['        ', 'éàü漢字🔧ab', 'x'.repeat(128)].map(takes)).toEqual([true, true, true]);
});

test('signing in never measures the password', () => {
  expect(loginSchema.safeParse({ email: 'nora@example.com', password: 'x' }).success).toBe(true);
});

test('the form for a forgotten password asks for an address', () => {
  const forgot = forgotPasswordFormSchema.safeParse({ email: '' });
  expect(forgot.error?.issues[0]?.message).toBe('validation.enterEmail');
});

test('an offer takes numeric texts, defaults, and only listed days', () => {
  const [jobId, professionalId] = [
    '01900000-0000-7000-8000-000000000001',
    '01900000-0000-7000-8000-000000000002',
  ];
  const offer = { jobId, professionalId, description: 'Come on Monday', budget: '950.50' };
  expect(sendOfferSchema.parse(offer)).toMatchObject({ budget: 950.5, deliveryTime: 7, expiresIn: 3 });
  expect(sendOfferSchema.parse({ ...offer, deliveryTime: '14' })).toMatchObject({ deliveryTime: 14 });
  const wrong = { ...offer, budget: 0.5, deliveryTime: 8, expiresIn: '2' };
  expect(fieldErrors(sendOfferSchema.safeParse(wrong).error?.issues ?? [])).toEqual({
    budget: 'validation.budgetMin',
    deliveryTime: 'validation.deliveryTimeOption',
    expiresIn: 'validation.expiresInOption',
  });
});
