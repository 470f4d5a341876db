/**
 * A wall of the database before the texts that one organisation handed in, tried as tables of their own (docs/decisions/0015): `npm run bench -- own-texts`,
 * with `--articles 40000` for another number. One word is looked for in the text index as it is, and in two tables: those of everybody, and those of
 * organisations, beneath a policy or behind a function of the owner that asks for the organisation. In turns in one run, on one connection; of the
 * processor what the server's own process took.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { canonicalise, grams, markedText } from '../engine/text/index.ts'
import { withDatabase } from './database.ts'
import { machine, spread } from './machine.ts'
import { chance } from './rules/random.ts'
import { storeTexts, wordOf } from './stored-texts.ts'

const { values } = parseArgs({
  options: { articles: { type: 'string', default: '40000' }, rounds: { type: 'string', default: '12' } },
})
const luck = chance(7)

/** Of each twenty articles two were handed in by the organisation and one by another one. */
const tables = `
  update articles set only_org = case cluster_id % 20 when 0 then 1 when 10 then 1 else 2 end where cluster_id % 20 in (0, 5, 10);
  create table tried_shared (like article_grams) partition by range (published_at);
  create table tried_own (like article_grams, org_id int not null) partition by range (published_at);
  do $$ declare part record; kind text; begin
    for part in select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'article_grams'::regclass loop
      foreach kind in array array['shared', 'own'] loop
        execute format('create table tried_%s_%s partition of tried_%s %s', kind, part.name, kind, part.bound);
        execute format('alter table tried_%s_%s alter grams set storage external, alter title set storage external, alter body set storage external', kind, part.name);
      end loop;
    end loop;
  end $$;
  insert into tried_shared select g.* from article_grams g join articles a on a.id = g.article_id where a.only_org is null;
  insert into tried_own select g.*, a.only_org from article_grams g join articles a on a.id = g.article_id where a.only_org is not null;
  create index on tried_shared using gin (grams);
  create index on tried_shared (published_at);
  create index on tried_own using gin (grams);
  create index on tried_own (org_id, published_at);
  grant select on tried_shared, tried_own to guanlan_app;
  create policy own on tried_own for select to guanlan_app using (org_id = (select nullif(current_setting('app.org', true), '')::int));
  alter table tried_own enable row level security;
  create function tried_found(wanted int[], since timestamptz, word text) returns table (article_id bigint) stable security definer set search_path = public, pg_temp
    language plpgsql as $$ begin return query
      select g.article_id from tried_own g cross join lateral (select g.title || '' as title, g.body || '' as body offset 0) t
      where g.org_id = (select nullif(current_setting('app.org', true), '')::int) and g.grams @> wanted and g.published_at >= since
        and (position(word in t.title) > 0 or position(word in t.body) > 0); end $$;
  grant execute on function tried_found to guanlan_app;`

const from = (table: string) => `
  select g.article_id from ${table} g cross join lateral (select g.title || '' as title, g.body || '' as body offset 0) t
  where g.grams @> $1::int[] and g.published_at >= $2::timestamptz and (position($3 in t.title) > 0 or position($3 in t.body) > 0)`
const shapes = {
  'one table': from('article_grams'),
  'own texts beneath a policy': `${from('tried_shared')} union all ${from('tried_own')}`,
  'own texts behind a function': `${from('tried_shared')} union all select article_id from tried_found($1::int[], $2::timestamptz, $3)`,
}
const counts = new Map<string, number[]>()
type Shape = keyof typeof shapes
const allShapes = Object.keys(shapes) as Shape[]

await withDatabase(async url => {
  await storeTexts(url, Number(values.articles))
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query(tables)
  await owner.query('vacuum analyze')
  const client = new pg.Client(url)
  await client.connect()
  await client.query('set role guanlan_app')
  await client.query(`select set_config('app.org', '1', false)`)
  const { rows: backend } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const processor = () =>
    Number(readFileSync(`/proc/${backend[0]?.pid}/schedstat`, 'utf8').split(' ')[0] ?? Number.NaN) / 1e6
  const words = Array.from({ length: 8 }, () => canonicalise(wordOf(luck)))
  for (const days of [7, 30, 60]) {
    const since = new Date(Date.now() - days * 86_400_000)
    const took = new Map(allShapes.map(shape => [shape, [] as number[]]))
    for (let round = 0; round <= Number(values.rounds); round++)
      for (const shape of round % 2 ? allShapes : allShapes.toReversed())
        for (const word of words) {
          const before = processor()
          const { rows } = await client.query(
            `with possible as materialized (${shapes[shape]})
             select a.id from possible p join articles a on a.id = p.article_id where a.only_org is null or a.only_org = 1 order by a.published_at desc, a.id desc`,
            [[...grams([word])], since, markedText(word)],
          )
          // The first round brings what is asked into memory, and all have one answer.
          if (round > 0) took.get(shape)?.push(processor() - before)
          else
            counts.set(`${days} ${markedText(word)}`, [
              ...(counts.get(`${days} ${markedText(word)}`) ?? []),
              rows.length,
            ])
        }
    const of = (shape: Shape) => spread(took.get(shape) ?? []).p50
    for (const shape of allShapes)
      process.stdout.write(
        `${days} days  ${shape.padEnd(30)} ${of(shape).toFixed(2)} ms of the processor, ${(of(shape) / of('one table')).toFixed(2)} ×\n`,
      )
  }
  for (const [question, found] of counts)
    if (new Set(found).size > 1) process.stdout.write(`different answers to ${JSON.stringify(question)}: ${found}\n`)
  process.stdout.write(`${machine()}; ${values.articles} articles, ${values.rounds} rounds in turns\n`)
  await client.end()
  await owner.end()
})
process.exit(0)
