/**
 * What cars cost: `npm run bench -- cars [--owners N]`. Sentences judged a second on one core; a page of car owners with its total; owners and sales taken over from a file.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createAspects, splitSentences } from '../engine/text/index.ts'
import { OwnerDraft } from '../features/cars/car-owners/contract.ts'
import { owners } from '../features/cars/car-owners/server/index.ts'
import { openDatabases, type Scope, withScope } from '../platform/server/index.ts'
import { rowsOf } from '../tools/eval/text/packed.ts'
import { dataBeside } from './data.ts'
import { withDatabase } from './database.ts'
import { line, machine, time, timed } from './machine.ts'

const { values } = parseArgs({ options: { owners: { type: 'string', default: '100000' } } })
const count = Number(values.owners)
const imported = 20_000
const print = (text: string) => process.stdout.write(`${text}\n`)
print(machine())

const reviews = rowsOf<{ text: string }>(dataBeside, 'automotive/bdci2018_car_reviews') ?? []
const sentences = reviews.flatMap(({ text }) => splitSentences(text))
if (sentences.length > 0) {
  const weights = createRequire(new URL('../features/package.json', import.meta.url)).resolve(
    '@guanlan/engine/aspect-weights',
  )
  const aspectsIn = createAspects(readFileSync(weights))
  const judged = await time(5, async () => {
    for (const sentence of sentences) aspectsIn(sentence)
  })
  const rate = Math.round(sentences.length / (judged.p50 / 1000))
  print(`${sentences.length} sentences looked through for aspects: ${rate} a second (must 2,000, aim 5,000)`)
}

await withDatabase(async url => {
  const databases = openDatabases(url)
  await sql`insert into organisations (id, name) values (1, '车企')`.execute(databases.worker)
  const scoped = <T>(work: (scope: Scope) => Promise<T>) => withScope(databases.app, { orgId: 1, userId: 1 }, work)
  await sql`
    insert into car_owners (org_id, code, name, model, mileage, labels, updated_by)
    select 1, 'V' || n, '车主 ' || n, '车型 ' || n % 40, n % 120000, array['标签 ' || n % 20], 1 from generate_series(1, ${count}::int) n`.execute(
    databases.worker,
  )
  await sql`analyze car_owners`.execute(databases.worker)
  const page = (more: object) =>
    scoped(scope =>
      owners.list(scope, {
        ...{ page: 1, pageSize: 50, sort: 'updatedAt', order: 'desc', like: '', label: '', whose: 'all', ...more },
      } as Parameters<typeof owners.list>[1]),
    )
  for (const [name, more] of [
    ['all', {}],
    ['by a part of the name', { like: '车主 777' }],
    ['with a label', { label: '标签 7' }],
    ['of the pool', { whose: 'pool' }],
  ] as const)
    print(line(`${count} owners, a page with its total: ${name} (must p95 150)`, await time(20, () => page(more))))
  const drafts = Array.from({ length: imported }, (_, n) => ({
    ...OwnerDraft.parse({ code: `N${n}`, name: `新车主 ${n}`, model: `车型 ${n % 40}`, consentFor: '' }),
    ...{ phone: '', mail: '' },
  }))
  const fields = ['code', 'name', 'model']
  const took = await timed(async () => {
    for (let at = 0; at < drafts.length; at += 2_000)
      await scoped(scope =>
        owners.absorb(scope, drafts.slice(at, at + 2_000), {
          by: 'code',
          fields,
          room: null,
        }),
      )
  })
  print(`${imported} owners taken over in slices of 2,000: ${(took / 1000).toFixed(1)} s (must 60, aim 20)`)
  await databases.close()
})
