import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect';
import { personalOf } from '../../../database/personal';
import type { ExportedList, ExportedObject } from '../../../database/personal';
import { schema } from '../../../database/schema';
import { files, isExportedFile } from '../../../database/tables/users';
import type { KeptFile, Section, Sections } from './archive';

const PAGE = 500;

type KeyedRow<Row> = { key: string; row: Row };

/** Everything the site keeps of this person, as they see it on the site: of others their names and what they wrote to them. */
export function sectionsOf(database: Database, userId: string): Sections {
  const me = sql`${userId}::uuid`;

  async function* pages<Row>(
    table: PgTable,
    { row, join = sql``, where }: Omit<ExportedList, 'name'>,
  ): AsyncGenerator<Row[]> {
    let after: string | undefined;
    for (;;) {
      const isAfter = after === undefined ? sql`true` : sql`${table}.id > ${after}::uuid`;
      const { rows } = await database.execute<KeyedRow<Row>>(
        sql`select ${table}.id::text as key, ${row} as row from ${table} ${join}
          where (${where}) and ${isAfter} order by ${table}.id limit ${PAGE}`,
      );
      yield rows.map((keyed) => keyed.row);
      after = rows.at(-1)?.key;
      if (rows.length < PAGE) return;
    }
  }

  const one = ({ name, value }: ExportedObject): Section => ({
    name,
    content: async () =>
      (await database.execute<{ row: object }>(sql`select ${value} as row`)).rows[0]?.row ?? {},
  });

  const settings: SQL[] = [];
  const sections: Section[] = [];
  for (const table of Object.values(schema)) {
    const exported = personalOf(table)?.exported;
    for (const part of typeof exported === 'function' ? exported(me) : []) {
      if ('setting' in part) settings.push(sql`${part.setting}::text, ${part.value}`);
      else if ('value' in part) sections.push(one(part));
      else sections.push({ name: part.name, content: () => pages<object>(table, part) });
    }
  }
  return {
    sections: [
      ...sections,
      one({ name: 'settings', value: sql`jsonb_build_object(${sql.join(settings, sql`, `)})` }),
      { name: 'messages', content: () => messagesOf(database, userId) },
    ],
    files: () =>
      pages<KeptFile>(files, {
        row: sql`jsonb_build_object('id', ${files.id}, 'name', ${files.name}, 'storageKey', ${files.storageKey})`,
        where: isExportedFile(me),
      }),
  };
}

/** Chat by chat, in the order of the index. */
async function* messagesOf(database: Database, userId: string): AsyncGenerator<object[]> {
  const { rows: chats } = await database.execute<{ id: string; person: string }>(sql`
    select p.chat_id as id, u.full_name as person from chat_participants p
    join chats c on c.id = p.chat_id
    join users u on u.id = case when c.first_user_id = p.user_id then c.second_user_id else c.first_user_id end
    where p.user_id = ${userId}::uuid order by p.chat_id`);
  for (const { id, person } of chats) {
    let after = 0;
    for (;;) {
      const { rows } = await database.execute<{ seq: number; row: object }>(sql`
        select t.seq, jsonb_build_object('chat_id', t.chat_id, 'with', ${person}::text,
          'is_mine', t.sender_id = ${userId}::uuid, 'text', t.message_text, 'created_at', t.created_at,
          'read_at', t.read_at, 'edited_at', t.edited_at) as row
        from messages t
        where t.chat_id = ${id}::uuid and t.seq > ${after}::int and t.deleted_at is null
        order by t.seq limit ${PAGE}`);
      yield rows.map(({ row }) => row);
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < PAGE) break;
    }
  }
}
