/** Media from a file: a row joins a known entry by website, platform id or very name, else it becomes one of own making; what the file leaves empty stays. */
import { regions } from '@guanlan/engine/text'
import { mediaLevels, mediaTypes, platformNames, platforms } from '@guanlan/features/articles/articles/contract'
import { spellingOf } from '@guanlan/features/articles/articles/server/storing'
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { type Phrase, Refusal, refuse } from '@guanlan/platform/contract'
import { importOf, type LookedAt, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  ImportedMedium,
  importedOrgMedia,
  keyOfEntry,
  mediaLibraryFeature,
  mostPrices,
  type Price,
  type SharedField,
  sharedFields,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { levelCode, typeCode } from '../codes.ts'
import { type MatchedRow, matchRows } from './match-rows.ts'
import { countOwn } from './save.ts'
import { sharedWords } from './shown.ts'
import { ownTable, type StoredOwn } from './table.ts'
import { listTypes } from './types.ts'

export const importing = importOf<ImportedMedium>({
  name: 'mediaLibrary.import',
  title: strings.title,
  columns: importedOrgMedia,
  draft: ImportedMedium,
  by: 'key',
  words: { mediaLibrary: strings },
  quota: { name: 'orgMediaCount', title: mediaLibraryFeature.quotas.orgMediaCount.name, count: countOwn },
  read: {
    mediaType: wordReader(mediaTypes, code => articleWords[code]),
    level: wordReader(mediaLevels, code => articleWords[code]),
    platform: wordReader(platforms, code => platformNames[code === 'weixin' ? 'gonzonghao' : code]),
    region: text => regionCodes().get(text) ?? (/^\d{6}$/.test(text) ? Number(text) : text),
    tags: text => text.split(/\s*[、,，;；|\n]\s*/).filter(Boolean),
    // As spreadsheets show it.
    price: text =>
      Number.isFinite(Number(text.replace(/[,，\s¥￥]/g, ''))) ? Number(text.replace(/[,，\s¥￥]/g, '')) : text,
    validFrom: text =>
      text.replace(/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T]00:00:00)?$/, (_, y: string, m: string, d: string) =>
        [y, m.padStart(2, '0'), d.padStart(2, '0')].join('-'),
      ),
  },
  lookAt: async (scope, rows) => (await lookAtRows(scope, rows)).looks,
  records: {
    async absorb(scope, rows, { room }) {
      const { looks, matched } = await lookAtRows(scope, rows)
      const added = room === null ? looks.added : looks.added.slice(0, room)
      const left = room === null ? [] : looks.added.slice(room)
      // The import tells its rows by this field; in itself it means nothing.
      for (const at of left) (rows[at] as ImportedMedium).key = `left ${at}`
      const changed = await changeOwn(scope, rows, matched)
      await addOwn(
        scope,
        added.map(at => [rows[at] as ImportedMedium, matched[at] as MatchedRow]),
      )
      return { added: added.length, changed, left: left.map(at => `left ${at}`), refused: looks.refused }
    },
    async compare(scope, rows) {
      const { matched } = await lookAtRows(scope, rows)
      return { changed: matched.flatMap((match, at) => (match && match.ownId !== null ? [at] : [])), same: [] }
    },
  },
})

function wordReader<Code extends string>(codes: readonly Code[], phraseOf: (code: Code) => Phrase) {
  const byWord = new Map(
    codes.flatMap(code => [code, ...phraseOf(code)].map(word => [word.toLowerCase(), code] as const)),
  )
  return (text: string): string => byWord.get(text.toLowerCase()) ?? text
}

let known: ReadonlyMap<string, number> | undefined
function regionCodes(): ReadonlyMap<string, number> {
  known ??= new Map(
    regions.flatMap(({ name, short, code }) => [[name, Number(code)] as const, [short, Number(code)] as const]),
  )
  return known
}

async function lookAtRows(scope: Scope, rows: readonly ImportedMedium[]) {
  const types = await listTypes(scope)
  const codeOf = (text: string) => types.find(({ code, name }) => code === text || name === text)?.code
  const refused: LookedAt['refused'][number][] = []
  const added: number[] = []
  const matched = await matchRows(scope, rows)
  for (const [at, row] of rows.entries()) {
    const match = matched[at]
    const refusal = match instanceof Refusal ? match : faultOf(row, codeOf)
    if (refusal) refused.push({ at, refusal })
    else if (match && !(match instanceof Refusal) && match.ownId === null) added.push(at)
  }
  const isRefused = new Set(refused.map(({ at }) => at))
  const good = matched.map((match, at) => (isRefused.has(at) || match instanceof Refusal ? null : match))
  for (const row of rows) if (row.libraryType) row.libraryType = codeOf(row.libraryType) ?? row.libraryType
  return { looks: { refused, added } satisfies LookedAt, matched: good }
}

function faultOf(
  { libraryType, position, price }: ImportedMedium,
  codeOf: (text: string) => string | undefined,
): Refusal | null {
  if (libraryType && codeOf(libraryType) === undefined)
    return refuse('invalid', 'mediaLibrary.typeMissing', {}, 'libraryType')
  if ((position === undefined) !== (price === undefined))
    return refuse('invalid', 'mediaLibrary.priceAlone', {}, position === undefined ? 'position' : 'price')
  return null
}

/** What the file says of a row; what it leaves empty is absent. */
function partOf(row: ImportedMedium): Partial<StoredOwn> {
  const { mediaType, level, region, website, libraryType, tags, note, platform } = row
  return {
    ...(mediaType !== undefined && { mediaType: typeCode(mediaType) }),
    ...(platform !== undefined && { platform }),
    ...(level !== undefined && { level: levelCode(level) }),
    ...(region !== undefined && { region }),
    ...(website !== '' && { website }),
    ...(libraryType && { libraryType }),
    ...(tags.length > 0 && { tags }),
    ...(note !== '' && { note }),
  }
}

const priceOf = ({ position, price, currency, validFrom }: ImportedMedium): Price | null =>
  position === undefined || price === undefined
    ? null
    : { position, price, currency, validFrom, unit: 'placement', source: '' }

/** A price of the same position, currency and day takes the place of the one before. */
const withPrice = (prices: readonly Price[], one: Price | null): Price[] => {
  if (!one) return [...prices]
  const key = ({ position, currency, validFrom }: Price) => JSON.stringify([position, currency, validFrom])
  return [...prices.filter(each => key(each) !== key(one)), one].slice(-mostPrices)
}

type Stored = StoredOwn & { id: number }
const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

async function changeOwn(
  scope: Scope,
  rows: readonly ImportedMedium[],
  matched: readonly (MatchedRow | null)[],
): Promise<number> {
  const ids = matched.flatMap(match => match?.ownId ?? [])
  if (ids.length === 0) return 0
  const { list } = await ownTable.pageOfChosen(
    scope,
    { ids, allOf: null, but: [] },
    { sort: 'name', order: 'asc', limit: ids.length },
  )
  const before = new Map(list.map(row => [row.id, row]))
  const changed: Stored[] = []
  for (const [at, match] of matched.entries()) {
    const row = rows[at]
    const stored = match?.ownId == null ? undefined : before.get(match.ownId)
    if (!row || !stored) continue
    const part = partOf(row)
    const wrote = sharedFields.filter(
      field => field in part && !sameValue(part[field as keyof typeof part], stored[field]),
    )
    const written = sharedFields.filter(field => stored.written.includes(field) || wrote.includes(field))
    const next = { ...stored, ...part, written, prices: withPrice(stored.prices, priceOf(row)) }
    if (!sameValue(next, stored)) changed.push(next)
  }
  if (changed.length === 0) return 0
  await sql`
    update org_media r set media_type = g.media_type, platform = g.platform, level = g.level, region = g.region, website = g.website, tags = g.tags, note = g.note,
      library_type = g.library_type, prices = g.prices, written = g.written, version = r.version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    from jsonb_populate_recordset(null::org_media, ${JSON.stringify(changed.map(asRow))}::jsonb) g
    where r.org_id = ${scope.orgId} and r.id = g.id`.execute(scope.db)
  return changed.length
}

async function addOwn(
  { db, orgId, userId, now }: Scope,
  rows: readonly (readonly [ImportedMedium, MatchedRow])[],
): Promise<void> {
  if (rows.length === 0) return
  const made = rows.map(([row, { entry }]) => asRow(newOwn(row, entry)))
  await sql`
    insert into org_media (org_id, updated_by, updated_at, created_at, media_id, account_id, name, spelled, media_type, platform, level, region, website, tags, note,
      library_type, prices, written)
    select ${orgId}::int, ${userId}::int, ${now}::timestamptz, ${now}::timestamptz, g.media_id, g.account_id, g.name, g.spelled, g.media_type, g.platform, g.level,
      g.region, g.website, g.tags, g.note, g.library_type, g.prices, g.written
    from jsonb_populate_recordset(null::org_media, ${JSON.stringify(made)}::jsonb) with ordinality g order by g.ordinality`.execute(
    db,
  )
}

function newOwn(row: ImportedMedium, entry: MatchedRow['entry']): StoredOwn {
  const part = partOf(row)
  const blank: StoredOwn = {
    ...{
      mediaId: null,
      accountId: null,
      name: row.name,
      spelled: spellingOf([row.name]),
      mediaType: null,
      platform: '',
      level: 0,
      region: null,
      website: '',
    },
    ...{
      tags: [],
      note: '',
      ownerId: null,
      libraryType: '',
      prices: withPrice([], priceOf(row)),
      written: [...sharedFields],
    },
  }
  if (!entry) return { ...blank, ...part }
  const shared = sharedWords(entry)
  const from = {
    name: shared.name.slice(0, 200),
    mediaType: typeCode(shared.mediaType),
    level: levelCode(shared.level),
    region: shared.region,
    website: shared.website,
  }
  const written: SharedField[] = sharedFields.filter(
    field => field in part && !sameValue(part[field as keyof typeof part], from[field]),
  )
  return {
    ...blank,
    ...from,
    spelled: spellingOf([from.name]),
    ...part,
    platform: entry.platform ?? '',
    ...keyOfEntry(entry.entry),
    written,
  }
}

const asRow = (row: StoredOwn & { id?: number }) => ({
  ...(row.id !== undefined && { id: row.id }),
  media_id: row.mediaId,
  account_id: row.accountId,
  name: row.name,
  spelled: row.spelled,
  media_type: row.mediaType,
  platform: row.platform,
  level: row.level,
  region: row.region,
  website: row.website,
  tags: row.tags,
  note: row.note,
  library_type: row.libraryType,
  prices: row.prices,
  written: row.written,
})
