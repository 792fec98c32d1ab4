import sharp from 'sharp';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addProfessional } from '../professionals/testing';

const server = createTestServer();

const people = [
  ['a client', server.as('client')],
  ['a company', server.as('company')],
  ['a contractor', server.as('contractor')],
] as const;

describe('GET /users/me', () => {
  test.each([
    ...people.map(([who, caller]) => [who, caller, 200] as const),
    ['a visitor', server.anonymous, 401] as const,
  ])('%s reads the own account', async (_who, caller, status) => {
    expect(await caller.get('/api/v1/users/me')).toMatchObject({ statusCode: status });
  });

  test('it says what is verified of the person', async () => {
    const { id } = await server.addUser({ emailVerifiedAt: new Date(), licenceVerifiedAt: new Date() });
    const { user } = (await server.as(id).get('/api/v1/users/me')).json();
    expect(user.badges).toEqual(['verified', 'licence']);
  });

  test('the answer carries no password', async () => {
    const answer = await server.as('client').get('/api/v1/users/me');
    expect(answer.body).not.toMatch(/password|token/i);
  });
});

describe('PUT /users/me', () => {
  test.each([
    ...people.map(([who, caller]) => [who, caller, 200] as const),
    ['a visitor', server.anonymous, 401] as const,
  ])('%s changes the own title', async (_who, caller, status) => {
    expect(await caller.put('/api/v1/users/me', { title: 'Roofer' })).toMatchObject({ statusCode: status });
  });

  test('what is not the person’s to change is dropped, and the answer shows the real user', async () => {
    const sent = { bio: 'Since 1998', userType: 'admin', email: 'x@example.org', rating: 5, _id: UNKNOWN_ID };
    const { user } = (await server.as('contractor').put('/api/v1/users/me', sent)).json();
    expect(user).toMatchObject({ bio: 'Since 1998', userType: 'contractor', rating: 0 });
    expect(user.email).not.toBe('x@example.org');
  });

  test('a company changes the name it goes by', async () => {
    const rename = async (companyName: string) =>
      (await server.as('company').put('/api/v1/users/me', { companyName })).json().user.companyName;
    expect([await rename(' Harbor & Stone '), await rename('')]).toEqual(['Harbor & Stone', null]);
    const tooLong = await server.as('company').put('/api/v1/users/me', { companyName: 'x'.repeat(121) });
    expect(tooLong.json()).toMatchObject({ fields: { companyName: 'validation.tooLong' } });
  });

  test.each([
    ['is where they move to', { coordinates: [40.713, -74.006] }, 'United States'],
    ['stays where they do not move', { coordinates: [45.76, 4.835] }, 'Belgium'],
    ['stays where nobody knows it', { coordinates: [30, -30] }, 'Belgium'],
    ['is the one they name', { coordinates: [40.713, -74.006], country: 'Canada' }, 'Canada'],
  ])('the country of an account %s [PLC-07]', async (_what, { coordinates, ...named }, country) => {
    const { id } = await server.addUser({ lat: 45.76, lng: 4.835, country: 'Belgium' });
    const location = { type: 'Point', coordinates };
    const answer = await server.as(id).put('/api/v1/users/me', { location, ...named });
    expect(answer.json().user).toMatchObject({ country, location: { coordinates } });
  });

  test('an empty text clears an optional field', async () => {
    await server.as('client').put('/api/v1/users/me', {
      phoneNumber: '+33 1 23 45 67 89',
      location: { coordinates: [48, 2], city: 'Paris' },
    });
    const { user } = (await server.as('client').put('/api/v1/users/me', { phoneNumber: '' })).json();
    expect(user).toMatchObject({ phoneNumber: null, location: { coordinates: [48, 2], city: 'Paris' } });
  });

  test('a new picture is answered with its address and replaces the old one', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#036' } })
      .jpeg()
      .toBuffer();
    const send = () => {
      const body = new FormData();
      body.append('profile', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
      return server.as('client').put('/api/v1/users/me', body);
    };
    const first = (await send()).json();
    const second = (await send()).json();
    expect(second.profileUrl).toBe(second.user.profile);
    expect((await server.anonymous.get(first.profileUrl)).statusCode).toBe(404);
    expect((await server.anonymous.get(second.profileUrl)).statusCode).toBe(200);
  });
});

test('a change of pictures needs one connection, so that many at once cannot wait for each other', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#036' } })
    .jpeg()
    .toBuffer();
  const callers = await Promise.all(Array.from({ length: 24 }, () => server.addUser()));
  const answers = await Promise.all(
    callers.map(({ id }) => {
      const body = new FormData();
      body.append('profile', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
      return server.as(id).put('/api/v1/users/me', body);
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});

describe('GET /users/profile/{id}', () => {
  test.each([...people, ['a visitor', server.anonymous] as const])(
    '%s reads a public profile',
    async (_who, caller) => {
      const { id } = await server.addUser({
        fullName: 'Ada Mason',
        email: 'ada@example.org',
        phoneNumber: '+1 555 0100',
        lat: 1,
        lng: 2,
        completedContracts: 3,
      });
      const answer = await caller.get(`/api/v1/users/profile/${id}`);
      expect(answer.json()).toMatchObject({
        success: true,
        fullName: 'Ada Mason',
        name: 'Ada Mason',
        user: { _id: id, completedContracts: 3 },
      });
      expect(answer.body).not.toMatch(/ada@example|555 0100|coordinates/);
    },
  );

  test('the public profile says who is verified, and not who is not [ACC-29]', async () => {
    const badgesOf = async (emailVerifiedAt: Date | null) => {
      const { id } = await server.addUser({ emailVerifiedAt });
      return (await server.anonymous.get(`/api/v1/users/profile/${id}`)).json().user.badges;
    };
    expect([await badgesOf(new Date()), await badgesOf(null)]).toEqual([['verified'], []]);
  });

  test.each([
    ['a contractor who says how far they travel', ['contractor', 40], ['France', { lat: 45.76, lng: 4.84 }]],
    ['a contractor who does not', ['contractor', null], [null, null]],
    ['a client, whatever they said', ['client', 40], [null, null]],
  ] as const)(
    'the public profile of %s has the country and, to two decimals, the point of their service area, if any [PPL-03]',
    async (_who, [userType, serviceRadiusKm], [country, point]) => {
      const { id } = await server.addUser({
        userType,
        serviceRadiusKm,
        country: 'France',
        lat: 45.757814,
        lng: 4.835659,
      });
      const { user } = (await server.anonymous.get(`/api/v1/users/profile/${id}`)).json();
      expect(user).toMatchObject({ serviceRadiusKm, location: { country }, point });
    },
  );

  test.each(['users/profile/:id', 'users/:id', 'users/:id/profile-summary', 'users/:id/client-history'])(
    'an administrator has none: %s [ADM-19]',
    async (path) => {
      const { id } = await server.user('admin');
      const answer = await server.anonymous.get(`/api/v1/${path.replace(':id', id)}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'USER_NOT_FOUND']);
    },
  );

  test.each([
    ['unknown', UNKNOWN_ID],
    ['malformed', 'abc'],
    ['hostile', "'%20or%201=1--"],
  ])('an %s id is not found', async (_what, id) => {
    const answer = await server.anonymous.get(`/api/v1/users/profile/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

describe('GET /users/top-performers', () => {
  test('anybody reads the contractors, best first, with the total beside the list', async () => {
    await addProfessional(server, { fullName: 'Second Best', rating: 4.2, reviewCount: 9 });
    await addProfessional(server, { fullName: 'Very First One', rating: 4.9, reviewCount: 9 });
    await server.addUser({ userType: 'client', fullName: 'Not Listed', rating: 5 });
    const answer = await server.anonymous.get('/api/v1/users/top-performers?limit=1');
    expect(answer.json()).toMatchObject([{ firstName: 'Very', lastName: 'First One', profile: '' }]);
    expect(answer.headers['x-total-count']).toBe('2');
  });

  test.each([
    ['week', ['Busy', 'Rated']],
    ['month', ['Busy', 'Rated', 'Rested']],
    ['year', ['Busy', 'Rested', 'Rated']],
  ])('of a %s are those who completed contracts in it, most contracts first', async (timePeriod, names) => {
    const finished = { Busy: [1, 2, 3], Rated: [5], Rested: [20, 40], Idle: [400] };
    for (const [fullName, days] of Object.entries(finished)) {
      const rating = fullName === 'Rated' ? 5 : 3;
      const { id } = await addProfessional(server, { fullName, rating, reviewCount: 9 });
      for (const daysAgo of days)
        await addContract(server, { professionalId: id, status: 'completed', daysAgo });
    }
    const answer = await server.anonymous.get(`/api/v1/users/top-performers?timePeriod=${timePeriod}`);
    expect(answer.json<{ firstName: string }[]>().map(({ firstName }) => firstName)).toEqual(names);
    expect(answer.headers['x-total-count']).toBe(String(names.length));
  });

  test.each(['page=0', 'page=1.5', 'limit=x', 'page=1&page=2', 'timePeriod=decade'])(
    '?%s is refused',
    async (query) => {
      expect((await server.anonymous.get(`/api/v1/users/top-performers?${query}`)).statusCode).toBe(400);
    },
  );
});
