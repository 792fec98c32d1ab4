import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import { isId } from '@plumbline/shared-schema/ids';
import { MATERIALS_MAX } from '@plumbline/shared-schema/materials';
import type {
  AddMaterial,
  BuyMaterial,
  ChangeMaterial,
  Material,
  MaterialKey,
  MaterialsList,
} from '@plumbline/shared-schema/materials';
import { toCents } from '@plumbline/shared-schema/money';
import type { Database, Executor, Transaction, Tx } from '../../../database/connect';
import { lockContract } from '../../../database/lock-contract';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { FileLinks } from '../../../kit/storage/links';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Upload } from '../../../http/plugins/uploads';
import { keepAttachments, readAttachments } from '../../people/files/kept-attachments';
import type { FilesService } from '../../people/files/files.service';
import { sideOf } from '../contract-records/contract-guards';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import { toMaterial, toSums } from './material-view';
import type { MaterialRecord, MaterialRows } from './materials.repository';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'findIn'>;
  materials: MaterialRows;
  files: FilesService;
  links: FileLinks;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
};
type Work<T> = (tx: Tx, record: ContractRecord) => Promise<T>;

/** How the list is read and changed. */
function createAccess({ contracts, materials, links, outbox, transaction }: Dependencies) {
  const remaining = createQuotedLines(materials);

  const contractOf = (executor: Executor, user: CurrentUser, id: string): Promise<ContractRecord> =>
    getExisting(
      id,
      (known) => contracts.findIn(executor, { id: known, viewerId: user._id, anyone: user.isAdmin }),
      'CONTRACT_NOT_FOUND',
    );

  async function listIn(executor: Executor, id: string): Promise<MaterialsList> {
    const records = await materials.list(executor, id);
    const quoted = (await remaining(executor, id, records))?.length ?? 0;
    return { rows: records.map((record) => toMaterial(record, links)), sums: toSums(records), quoted };
  }

  /** With the contract locked, and the other side to be told. FORBIDDEN for who only reads it, CONTRACT_OVER. */
  const changing = <T>(user: CurrentUser, id: string, work: Work<T>): Promise<T> =>
    transaction(async (tx) => {
      if (isId(id)) await lockContract(tx, id);
      const record = await contractOf(tx, user, id);
      const { jobId, clientId, professionalId, status } = record.contract;
      if (user._id !== clientId && user._id !== professionalId) throw new AppError('FORBIDDEN');
      if (isFinalContract(status)) throw new AppError('CONTRACT_OVER');
      const done = await work(tx, record);
      const day = new Date().toISOString().slice(0, 10);
      const parties = { contractId: id, jobId, clientId, professionalId };
      await outbox.add(tx, 'materials.changed', { ...parties, actorId: user._id, day });
      return done;
    });

  /** MATERIAL_NOT_FOUND. */
  const recordOf = async (tx: Tx, { id, materialId }: MaterialKey): Promise<MaterialRecord> =>
    existing(isId(materialId) ? await materials.find(tx, id, materialId) : undefined, 'MATERIAL_NOT_FOUND');

  /** MATERIAL_CHANGED where it is no longer what the caller saw. */
  async function unchanged(tx: Tx, key: MaterialKey, revision: number): Promise<MaterialRecord> {
    const record = await recordOf(tx, key);
    if (record.material.revision !== revision)
      throw new AppError('MATERIAL_CHANGED', { material: toMaterial(record, links) });
    return record;
  }

  const seen = async (tx: Tx, key: MaterialKey) => toMaterial(await recordOf(tx, key), links);

  return { contractOf, listIn, changing, recordOf, unchanged, seen, remaining };
}
type Access = ReturnType<typeof createAccess>;

/** What a contract needs: a list of both sides, which is read only once the contract is over. */
export function createMaterialsService(dependencies: Dependencies) {
  const { materials, database } = dependencies;
  const access = createAccess(dependencies);
  const { contractOf, listIn, changing, seen, remaining } = access;

  return {
    ...createLineChanges(dependencies, access),

    list: async (user: CurrentUser, id: string): Promise<MaterialsList> => {
      await contractOf(database, user, id);
      return listIn(database, id);
    },

    /** CONTRACT_NOT_FOUND to whoever is no party of it: asked before a file is read. */
    admit: async (user: CurrentUser, id: string): Promise<void> => {
      await contractOf(database, user, id);
    },

    add: (user: CurrentUser, id: string, input: AddMaterial): Promise<Material> =>
      changing(user, id, async (tx) => {
        if ((await materials.count(tx, id)) >= MATERIALS_MAX) throw new AppError('MATERIAL_LIMIT');
        return seen(tx, { id, materialId: await materials.insert(tx, id, input) });
      }),

    /** QUOTE_NOT_FOUND where the contract was made of none. Twice is once. */
    takeOver: (user: CurrentUser, id: string): Promise<MaterialsList> =>
      changing(user, id, async (tx) => {
        const records = await materials.list(tx, id);
        const lines = existing(await remaining(tx, id, records), 'QUOTE_NOT_FOUND');
        if (records.length + lines.length > MATERIALS_MAX) throw new AppError('MATERIAL_LIMIT');
        await materials.insertQuoted(tx, id, lines);
        return listIn(tx, id);
      }),
  };
}
export type MaterialsService = ReturnType<typeof createMaterialsService>;

/** What becomes of one line. */
function createLineChanges({ materials, files }: Dependencies, access: Access) {
  const { changing, recordOf, unchanged, seen } = access;
  return {
    /** MATERIAL_BOUGHT: what was paid for is no other thing. */
    change: (
      user: CurrentUser,
      key: MaterialKey,
      { revision, ...input }: ChangeMaterial,
    ): Promise<Material> =>
      changing(user, key.id, async (tx) => {
        const { material } = await unchanged(tx, key, revision);
        if (material.paid !== null) throw new AppError('MATERIAL_BOUGHT');
        await materials.change(tx, material, input);
        return seen(tx, key);
      }),

    /** By the side that buys it, else FORBIDDEN. Another receipt takes the place of the first; without one it stays. */
    buy: async (
      user: CurrentUser,
      key: MaterialKey,
      { paid, revision, upload }: BuyMaterial & { upload: Upload | undefined },
    ): Promise<Material> => {
      const attachments = await readAttachments(upload ? [upload] : []);
      return changing(user, key.id, async (tx, { contract }) => {
        const { material } = await unchanged(tx, key, revision);
        if (material.buyer !== sideOf(contract, user._id)) throw new AppError('FORBIDDEN');
        const [fileId] = await keepAttachments(tx, files, { attachments, ownerId: user._id });
        const kept = paid === null ? null : (fileId ?? material.receiptFileId);
        await materials.setPurchase(tx, material, {
          paid: paid === null ? null : toCents(paid),
          receiptFileId: kept,
        });
        if (material.receiptFileId !== null && material.receiptFileId !== kept)
          await files.remove(tx, material.receiptFileId);
        return seen(tx, key);
      });
    },

    remove: (user: CurrentUser, key: MaterialKey): Promise<void> =>
      changing(user, key.id, async (tx) => {
        const { material } = await recordOf(tx, key);
        if (material.paid !== null) throw new AppError('MATERIAL_BOUGHT');
        await materials.remove(tx, material.id);
      }),
  };
}

/** The lines of the contract's quote that are not in the list; `undefined` without a quote. */
function createQuotedLines(materials: MaterialRows) {
  return async (executor: Executor, id: string, records: readonly MaterialRecord[]) => {
    const there = new Set(records.map(({ material }) => material.quoteLine));
    return (await materials.listQuoted(executor, id))?.filter(({ line }) => !there.has(line));
  };
}
