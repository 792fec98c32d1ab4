import { createTestServer } from '../app/testing';
import { afterCommit } from './after-commit';
import { skills } from './tables/skills';

const server = createTestServer();

test('what follows a commit happens once the row can be read by others', async () => {
  const seen: number[] = [];
  const counted = new Promise<void>((resolve) => {
    const look = () =>
      void server.database.$count(skills).then((count) => {
        seen.push(count);
        resolve();
      });
    void server.connection.transaction(async (tx) => {
      await tx.insert(skills).values({ name: 'Roofing', nameKey: 'roofing' });
      afterCommit(look);
      afterCommit(look);
    });
  });
  await counted;
  expect(seen).toEqual([1]);
});

test('nothing follows what is rolled back', async () => {
  const acts: string[] = [];
  const failing = server.connection.transaction(async () => {
    afterCommit(() => void acts.push('done'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(acts).toEqual([]);
});

test('of a call with a unit of work only what its answer is kept with is followed', async () => {
  const acts: string[] = [];
  const unit = server.connection.unitOfWork(async () => undefined);
  await new Promise<void>((resolve, reject) => {
    unit.run(() => {
      const call = async () => {
        await server.connection.transaction(async () => afterCommit(() => void acts.push('kept')));
        const failing = server.connection.transaction(async () => {
          afterCommit(() => void acts.push('undone'));
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
        expect(acts).toEqual([]);
      };
      call().then(resolve, reject);
    });
  });
  await unit.end(async () => undefined);
  expect(acts).toEqual(['kept']);
});
