/** The slices of a clipping book: each makes a volume; the last one keeps them, with what lies beside them, as one download. */
import { newExportKey, saveExport } from '@guanlan/features/handling/exports/server'
import { organisationName } from '@guanlan/features/people/organisations/server'
import { refuse, say } from '@guanlan/platform/contract'
import {
  type DocumentWriter,
  type FileKey,
  type FileStore,
  requireKey,
  type Scope,
  type SliceDone,
  scopeOfSlice,
  work,
  zipOf,
} from '@guanlan/platform/server'
import { z } from 'zod'
import { type Figure, ofVolume } from '../../contract.ts'
import { fileStrings } from '../../strings/files.ts'
import { figuresAtEnd } from '../at-end/stored.ts'
import { overviewOfCampaign } from '../figures.ts'
import { resultsOf } from '../question.ts'
import { type BookFacts, bookOf } from './document.ts'
import { countForBook, makeBook } from './job.ts'
import { type Beside, offlineOfVolume, piecesOfVolume } from './parts.ts'

const mostBytes = 4 * 1024 ** 3

/** Files that are made, and those that lie beside them. */
const Place = z.object({
  files: z.array(z.object({ key: z.string(), name: z.string(), bytes: z.number() })),
  beside: z.array(z.object({ key: z.string(), name: z.string() })),
})
type Place = z.infer<typeof Place>
type Input = z.infer<typeof makeBook.input>

export const makingBook = (documents: DocumentWriter) =>
  work(makeBook, async ({ input, cursor, ...of }): Promise<SliceDone> => {
    if (!documents.kinds.includes(input.format)) throw refuse('unavailable', 'results.bookNotPrinted')
    const scope = scopeOfSlice(of, input.locale)
    const place = cursor === null ? { files: [], beside: [] } : Place.parse(cursor)
    const { online, offline } = await countForBook(scope, input.campaignId)
    const total = online + offline
    if (total === 0) throw refuse('conflict', 'results.bookEmpty')
    const volumes = Math.ceil(total / ofVolume)
    const volume = place.files.length + 1
    const made = await makeVolume({ scope, store: of.store, documents }, input, { volume, volumes, online, total })
    const files = [...place.files, made.file]
    const beside = [...place.beside, ...made.beside]
    if (volume < volumes) return { cursor: { files, beside }, done: made.pieces, total }
    const record = await keepBook(scope, of.store, input, { files, beside })
    return { cursor: null, done: made.pieces, total, result: { record, pieces: total } }
  })

interface Means {
  scope: Scope
  store: FileStore
  documents: DocumentWriter
}

async function makeVolume(
  { scope, store, documents }: Means,
  { campaignId, format, locale }: Input,
  { volume, volumes, online, total }: { volume: number; volumes: number; online: number; total: number },
): Promise<{ file: Place['files'][number]; beside: Beside[]; pieces: number }> {
  const before = (volume - 1) * ofVolume
  const pieces = before < online ? await piecesOfVolume(scope, campaignId, volume) : []
  const from = Math.max(0, before - online)
  const count = Math.max(0, Math.min(total, before + ofVolume) - Math.max(before, online))
  const offline = await offlineOfVolume(scope, store, { campaignId, from, count })
  const { campaign, query, zone } = await resultsOf(scope, { id: campaignId })
  const facts: BookFacts = {
    ...{ name: campaign.name, organisation: await organisationName(scope), from: query.from, to: query.to },
    ...{ volume, volumes, total, before, locale, zone },
  }
  const figures = volume === 1 ? await figuresOf(scope, campaignId) : []
  const paper = bookOf(facts, figures, pieces, offline.pieces)
  const [bytes] = await documents.write(format, paper, { orgId: scope.orgId, userId: null })
  if (!bytes) throw new Error(`no ${format} was made of campaign ${campaignId}`)
  const key = newExportKey(scope.orgId)
  await store.put(key, chunk(Buffer.from(bytes)), mostBytes)
  const name = `${paper.title}.${format}`
  return { file: { key, name, bytes: bytes.length }, beside: offline.beside, pieces: pieces.length + count }
}

/** As of its end, once articles of it are gone. */
const figuresOf = async (scope: Scope, id: number): Promise<readonly Figure[]> =>
  (await figuresAtEnd(scope, id)) ?? (await overviewOfCampaign(scope, { id })).figures

async function* chunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** One file as it is, several packed into one. */
async function keepBook(
  scope: Scope,
  store: FileStore,
  { name, format, locale }: Input,
  { files, beside }: Place,
): Promise<number> {
  const [only] = files
  if (only && files.length === 1 && beside.length === 0)
    return saveExport(scope, { folderType: 'download', name: only.name, format, key: keyOf(only), bytes: only.bytes })
  const key = newExportKey(scope.orgId)
  let bytes = 0
  const packed = zipOf(
    store,
    [...files, ...beside].map(file => ({ key: keyOf(file), name: file.name })),
  )
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const part of packed) {
      bytes += (part as Buffer).length
      yield part as Buffer
    }
  }
  await store.put(key, counted(), mostBytes)
  const title = `${say(fileStrings.bookOf, locale, { name })}.zip`
  return saveExport(scope, { folderType: 'download', name: title, format: 'zip', key, bytes })
}
const keyOf = ({ key }: { key: string }): FileKey => requireKey(key)
