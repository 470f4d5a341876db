/** The organisation's own list as the database has it. */

import type { Platform } from '@guanlan/features/articles/articles/contract'
import { libraryAccounts, libraryMedia, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { recordTable, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { OrgMediaQuestion, Price, SharedField } from '../../contract.ts'
import { type EntryColumns, entryConditions, type PreparedQuestion, prepared } from '../entries/conditions.ts'
import { kindOfTypeSql } from '../entries/rows.ts'
import { influenceOfEntry } from '../influence/of-entries.ts'

/** As it is stored. */
export interface StoredOwn {
  mediaId: number | null
  accountId: number | null
  name: string
  spelled: string
  mediaType: number | null
  platform: Platform | ''
  level: number
  region: number | null
  website: string
  tags: string[]
  note: string
  ownerId: number | null
  libraryType: string
  prices: Price[]
  written: SharedField[]
}

const ofMedium = (column: string) =>
  sql`(select ${sql.ref(`l.${column}`)} from ${libraryMedia(sql`r.org_id`)} l where l.id = (select coalesce(m.merged_into, m.id) from ${mediaRows} m where m.id = r.media_id))`
const ofAccount = (column: string) =>
  sql`(select ${sql.ref(`l.${column}`)} from ${libraryAccounts(sql`r.org_id`)} l where l.id = r.account_id)`
const ofEither = (column: string) => sql`coalesce(${ofMedium(column)}, ${ofAccount(column)})`

export const kindSql: RawBuilder<unknown> = sql`case when r.account_id is not null then 'self-media'
  when r.media_id is not null and coalesce(${ofMedium('is_body')}, false) then 'media-body' else ${kindOfTypeSql(sql`r.media_type`)} end`

const columns: EntryColumns = {
  name: sql`r.name`,
  spelled: sql`r.spelled`,
  website: sql`r.website`,
  mediaId: sql`(select coalesce(m.merged_into, m.id) from ${mediaRows} m where m.id = r.media_id)`,
  entry: sql`coalesce('m' || r.media_id, 'a' || r.account_id)`,
  kind: kindSql,
  mediaType: sql`r.media_type`,
  level: sql`r.level`,
  region: sql`r.region`,
  platform: sql`r.platform`,
  platformId: ofAccount('platform_id'),
  verified: ofAccount('verified'),
  followers: ofAccount('followers'),
  lastSeen: ofEither('last_seen'),
  bodyId: ofEither('body_id'),
  ours: sql`r.id`,
  influence: weights =>
    sql`coalesce(${influenceOfEntry('media', sql`(select coalesce(m.merged_into, m.id) from ${mediaRows} m where m.id = r.media_id)`, weights)}, ${influenceOfEntry('accounts', sql`r.account_id`, weights)})`,
  tags: sql`r.tags`,
  ownerId: sql`r.owner_id`,
  libraryType: sql`r.library_type`,
}

export const ownTable = recordTable<StoredOwn, PreparedQuestion, OrgMediaQuestion['sort']>({
  table: 'org_media',
  fields: {
    mediaId: 'media_id',
    accountId: 'account_id',
    name: 'name',
    spelled: 'spelled',
    mediaType: 'media_type',
    platform: 'platform',
    level: 'level',
    region: 'region',
    website: 'website',
    tags: 'tags',
    note: 'note',
    ownerId: 'owner_id',
    libraryType: 'library_type',
    prices: { json: 'prices' },
    written: 'written',
  },
  where: question => entryConditions(columns, question),
  sorts: {
    name: { value: sql`r.name`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
  },
  taken: {
    org_media_of_medium: ['mediaId', 'mediaLibrary.oursAlready'],
    org_media_of_account: ['accountId', 'mediaLibrary.oursAlready'],
    org_media_by_name: ['name', 'mediaLibrary.ownNameTaken'],
  },
})

/** A question with the older names of its parts taken in. */
export const preparedOwn = (
  scope: Scope,
  { like, titleLike, filters, libraryType, platformCode }: OrgMediaQuestion,
): Promise<PreparedQuestion> =>
  prepared(scope, {
    like: like || titleLike,
    filters: [
      ...filters,
      ...(libraryType === '' ? [] : [`libraryType:is:${libraryType}`]),
      ...(platformCode === undefined ? [] : [`platform:is:${platformCode}`]),
    ],
  })
