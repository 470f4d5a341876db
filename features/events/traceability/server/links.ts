/** Links to a picture: made by members, opened by whoever holds one. */
import type { MadeShare } from '@guanlan/features/handling/shares/contract'
import { openObject, shareObject } from '@guanlan/features/handling/shares/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Subject, Traced } from '../contract/picture.ts'
import type { OpenedTrace } from '../contract/shared.ts'
import { cascadeOfSubject } from './cascade/of-subject.ts'
import { withoutAuthors } from './cascade/without-authors.ts'
import { pictureOf } from './picture/picture.ts'
import { findSubject } from './subjects.ts'

const layout = 'spread'

export async function sharePicture(
  scope: CallScope,
  { kind, id, names, ...terms }: Subject & { expiresAt: string; password: string | null; names: boolean },
): Promise<MadeShare> {
  const { title } = await findSubject(scope, { kind, id })
  const { rows } = await sql<{ id: number }>`
    insert into traced_subjects (org_id, kind, subject_id, names) values (${scope.orgId}, ${kind}, ${id}, ${names})
    on conflict (org_id, kind, subject_id, names) do update set kind = excluded.kind returning id`.execute(scope.db)
  return shareObject(scope, {
    layout,
    objectId: rows[0]?.id ?? 0,
    title: title.slice(0, 200) || '—',
    downloads: false,
    ...terms,
  })
}

/** @throws missing where it is gone, or whoever made the link does not see it any more */
export async function openPicture(
  scope: LinkScope,
  password: string | null,
  opener: Parameters<typeof openObject>[3],
): Promise<OpenedTrace> {
  const opened = await openObject(scope, layout, password, opener)
  if (opened.state === 'locked') return opened
  const { share } = opened
  if (scope.maker === null) throw refuse('missing', 'platform.missing')
  const { rows } = await sql<Subject & { names: boolean }>`
    select kind, subject_id::float8 as id, names from traced_subjects where org_id = ${scope.orgId} and id = ${share.objectId}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  const { names, ...subject } = rows[0]
  const cascade = await cascadeOfSubject(scope.maker, subject)
  return {
    state: 'open',
    organisation: share.organisation,
    expiresAt: share.expiresAt.toISOString(),
    traced: withoutIds(await pictureOf(scope.maker, subject)),
    cascade: cascade && (names ? { ...cascade, article: null } : withoutAuthors(cascade)),
  }
}

/** The one list of what leaves: articles by their places, with the address of their page on the web. Pure. */
export const withoutIds = ({ subject, nodes, ...picture }: Traced): Traced => ({
  ...picture,
  subject: { ...subject, id: 0 },
  nodes: nodes.map(node => ({ ...node, id: null })),
})
