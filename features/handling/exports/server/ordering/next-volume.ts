import { organisationName } from '@guanlan/features/people/organisations/server'
import {
  addToEntry,
  beginEntry,
  type DocumentWriter,
  endZip,
  inLookOf,
  lookOf,
  openZip,
  type Scope,
  type ZipState,
  zoneOf,
} from '@guanlan/platform/server'
import { type CollectionFormat, ofVolume } from '../../contract.ts'
import { readMarked } from '../rows/read.ts'
import { aboutFile } from './about-file.ts'
import { batchesOf } from './batches.ts'
import { collectionOf, type MarkedRow } from './collection.ts'
import { nothing, type Place, type Writing, type WrittenSlice } from './writing.ts'

/** A volume is a file of its own, made whole; several lie in one zip. */
export async function nextVolume(
  scope: Scope,
  { documents, format, ...writing }: Writing & { documents: DocumentWriter; format: CollectionFormat },
  place: Place | null,
): Promise<WrittenSlice> {
  const { kept: stored } = writing
  const { order, rows: all } = stored
  const { taken: before, rows, state } = place ?? nothing
  const read: MarkedRow[] = []
  let taken = before
  for await (const batch of batchesOf(
    scope,
    writing,
    { from: before, until: Math.min(before + ofVolume, all) },
    readMarked,
  )) {
    read.push(...batch.rows)
    taken += batch.taken
  }
  const zone = await zoneOf(scope.orgId, scope.db)
  const collection = collectionOf(order, read, {
    title: stored.name.replace(/\.[a-z0-9]+$/i, ''),
    organisation: await organisationName(scope),
    about: aboutFile(scope, stored, zone),
    locale: scope.locale,
    zone,
    from: before,
    volume: Math.floor(before / ofVolume) + 1,
    volumes: Math.ceil(all / ofVolume),
  })
  const paper = inLookOf(collection, await lookOf(scope.db, scope.orgId))
  const [bytes] = await documents.write(format, paper, { orgId: scope.orgId, userId: null })
  if (!bytes) throw new Error(`no ${format} was made of download ${writing.id}`)
  const file = { taken, rows: rows + read.length }
  if (all <= ofVolume) return { ...file, bytes: Buffer.from(bytes), state }
  const zip = place === null ? openZip() : (state as ZipState)
  const name = `${paper.title}.${format}`
  const packed = [beginEntry(zip, name, 0), await addToEntry(zip, bytes, true), ...(taken >= all ? [endZip(zip)] : [])]
  return { ...file, bytes: Buffer.concat(packed), state: zip }
}
