/** Settings of models as they are stored: the installation's row and one of each organisation. Keys are sealed and answered by nothing. */
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type Database,
  FetchProblem,
  requirePostable,
  type SecretBox,
  type Tx,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type Endpoint,
  type EndpointDraft,
  type InstallationDraft,
  type InstallationModel,
  type Leaves,
  type ModelScene,
  type Terms,
  type TermsDraft,
  usualLimits,
} from '../contract.ts'
import type { EndpointAddress } from './endpoint.ts'

export interface ModelParts {
  /** The installation's side: it alone reads keys. */
  system: Database
  secretBox: SecretBox
  /** What the environment names; null: nothing. */
  environment: EndpointAddress | null
}

interface EndpointRow {
  version: number
  url: string | null
  model: string | null
  sealed: string | null
  priceIn: number
  priceOut: number
}
interface InstallationRow extends EndpointRow {
  ownHosts: string[]
}

export async function installationRow(db: Database | Tx): Promise<InstallationRow> {
  const { rows } = await sql<InstallationRow>`
    select version, url, model, sealed, price_in as "priceIn", price_out as "priceOut", own_hosts as "ownHosts" from installation_model`.execute(
    db,
  )
  return rows[0] as InstallationRow
}

/** @throws when it was sealed with another key */
export const keyIn = (secretBox: SecretBox, sealed: string | null): string | undefined =>
  sealed === null ? undefined : (secretBox.unseal({ sealed }) as string)

export async function installationModel(db: Database | Tx, { environment }: ModelParts): Promise<InstallationModel> {
  const row = await installationRow(db)
  const own = shown(row, row.sealed !== null)
  const given: Endpoint | null = environment && {
    url: environment.url,
    model: environment.model,
    hasKey: environment.key !== undefined,
    priceIn: row.priceIn,
    priceOut: row.priceOut,
  }
  return {
    version: row.version,
    from: own ? 'settings' : given ? 'environment' : 'none',
    endpoint: own ?? given,
    ownHosts: row.ownHosts,
  }
}

const shown = ({ url, model, priceIn, priceOut }: EndpointRow, hasKey: boolean): Endpoint | null =>
  url === null || model === null ? null : { url, model, hasKey, priceIn, priceOut }

/** @throws a conflict when it was changed since that version */
export async function changeInstallation(
  db: Database | Tx,
  parts: ModelParts,
  { version, endpoint, ownHosts }: InstallationDraft,
): Promise<InstallationModel> {
  const before = await installationRow(db)
  const sealed = endpoint ? nextKey(parts.secretBox, endpoint, before.url, before.sealed) : null
  const { url = null, model = null, priceIn = before.priceIn, priceOut = before.priceOut } = endpoint ?? {}
  const { numAffectedRows } = await sql`
    update installation_model set version = version + 1, url = ${url}, model = ${model}, sealed = ${sealed},
      price_in = ${priceIn}, price_out = ${priceOut}, own_hosts = ${[...new Set(ownHosts)]}::text[] where version = ${version}`.execute(
    db,
  )
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: '' })
  return installationModel(db, parts)
}

/** A stored key stays with its host: at another it would be handed to whoever runs that. */
function nextKey(
  secretBox: SecretBox,
  { url, key }: EndpointDraft,
  before: string | null,
  sealed: string | null,
): string | null {
  if (key === undefined) return before !== null && originOf(before) === originOf(url) ? sealed : null
  return key === '' ? null : secretBox.seal(key).sealed
}
const originOf = (url: string): string => new URL(url).origin

interface TermsRow extends Omit<EndpointRow, 'sealed'> {
  leaves: Leaves | null
  scenesOff: ModelScene[]
  mostOfRun: number | null
  mostOfPerson: number | null
  mostOfAll: number | null
}

/** The version of terms that nobody changed yet. */
const unsaved = 1

export async function termsRow(db: Database | Tx, orgId: number): Promise<TermsRow> {
  const { rows } = await sql<TermsRow>`
    select version, url, model, price_in as "priceIn", price_out as "priceOut", sent_part as leaves, scenes_off as "scenesOff",
      most_run as "mostOfRun", most_person as "mostOfPerson", most_org as "mostOfAll" from org_models where org_id = ${orgId}`.execute(
    db,
  )
  return (
    rows[0] ?? {
      ...{ version: unsaved, url: null, model: null, priceIn: 0, priceOut: 0, leaves: null, scenesOff: [] },
      ...usualLimits,
    }
  )
}

export async function sealedOf(db: Database | Tx, orgId: number): Promise<string | null> {
  const { rows } = await sql<{ sealed: string }>`select sealed from org_model_keys where org_id = ${orgId}`.execute(db)
  return rows[0]?.sealed ?? null
}

export async function termsOf({ db, orgId }: Pick<CallScope, 'db' | 'orgId'>, parts: ModelParts): Promise<Terms> {
  const { url, model, priceIn, priceOut, ...row } = await termsRow(db, orgId)
  const own = shown({ ...row, url, model, priceIn, priceOut, sealed: null }, (await sealedOf(db, orgId)) !== null)
  const { endpoint } = await installationModel(parts.system, parts)
  return {
    ...row,
    own,
    installation: endpoint && { model: endpoint.model, priceIn: endpoint.priceIn, priceOut: endpoint.priceOut },
  }
}

/** @throws a conflict when they were changed since that version, invalid for an address that nobody allows */
export async function changeTerms(
  scope: CallScope,
  parts: ModelParts,
  { version, own, ...draft }: TermsDraft & { version: number },
): Promise<Terms> {
  const { db, orgId, userId, now } = scope
  if (own) await requireAllowed(parts, own.url, 'own.url')
  const before = await termsRow(db, orgId)
  const sealed = own ? nextKey(parts.secretBox, own, before.url, await sealedOf(db, orgId)) : null
  const values = sql`${own?.url ?? null}::text, ${own?.model ?? null}::text, ${own?.priceIn ?? 0}::int, ${own?.priceOut ?? 0}::int,
    ${draft.leaves}::text, ${draft.scenesOff}::text[], ${draft.mostOfRun}::int, ${draft.mostOfPerson}::int, ${draft.mostOfAll}::int`
  const columns = sql`url, model, price_in, price_out, sent_part, scenes_off, most_run, most_person, most_org`
  const { numAffectedRows } =
    version === unsaved
      ? await sql`
          insert into org_models (org_id, version, updated_at, updated_by, ${columns}) values (${orgId}, ${unsaved + 1}, ${now}, ${userId}, ${values}) on conflict do nothing`.execute(
          db,
        )
      : await sql`
          update org_models set (version, updated_at, updated_by, ${columns}) = (version + 1, ${now}::timestamptz, ${userId}::int, ${values})
          where org_id = ${orgId} and version = ${version}`.execute(db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: '' })
  await (sealed === null
    ? sql`delete from org_model_keys where org_id = ${orgId}`
    : sql`insert into org_model_keys (org_id, sealed) values (${orgId}, ${sealed}) on conflict (org_id) do update set sealed = excluded.sealed`
  ).execute(db)
  return termsOf(scope, parts)
}

/** Public https alone, and what the operator allows: the name of a host may still lead elsewhere, which is looked at when it is asked. */
export async function requireAllowed({ system }: ModelParts, url: string, field: string): Promise<ReadonlySet<string>> {
  const { ownHosts } = await installationRow(system)
  const trustedHosts = new Set(ownHosts)
  try {
    requirePostable(url, trustedHosts)
  } catch (error) {
    if (!(error instanceof FetchProblem)) throw error
    throw refuse('invalid', 'models.notPublic', {}, field)
  }
  return trustedHosts
}
