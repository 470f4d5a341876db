/** The slices of a clipping book: each makes a volume; the last one keeps them, with what lies beside them, as one download. */
import { buffer } from 'node:stream/consumers'
import { newExportKey, saveExport } from '@guanlan/features/handling/exports/server'
import { newestCopies } from '@guanlan/features/handling/snapshots/server'
import { organisationName } from '@guanlan/features/people/organisations/server'
import { refuse, say } from '@guanlan/platform/contract'
import {
  type DocumentWriter,
  type FileKey,
  type FileStore,
  inLookOf,
  lookOf,
  pagePicture,
  requireKey,
  type Scope,
  type SliceDone,
  scopeOfSlice,
  work,
  zipOf,
} from '@guanlan/platform/server'
import { z } from 'zod'
import { type Figure, ofVolume, type PlanEntry } from '../../contract.ts'
import { fileStrings } from '../../strings/files.ts'
import { figuresAtEnd } from '../at-end/stored.ts'
import { overviewOfCampaign } from '../figures.ts'
import { resultsOf } from '../question.ts'
import { type BookFacts, type BookPage, bookOf } from './document.ts'
import { makeBook } from './job.ts'
import { type Beside, pagesOf, withFiles } from './parts.ts'
import { pictureOfCopy } from './pictures.ts'
import { bookSettingOf, type PlannedBook, plannedBook } from './plan.ts'

const mostBytes = 4 * 1024 ** 3

/** Pages whose pictures are drawn in one slice. */
const drawnAtOnce = 20

/** Files that are made, those that lie beside them, and pictures of the volume that is being made. */
const Place = z.object({
  files: z.array(z.object({ key: z.string(), name: z.string(), bytes: z.number() })),
  beside: z.array(z.object({ key: z.string(), name: z.string() })),
  drawn: z.number().int(),
  pictures: z.array(z.object({ id: z.number().int(), key: z.string() })),
})
type Place = z.infer<typeof Place>
type Input = z.infer<typeof makeBook.input>

export const makingBook = (documents: DocumentWriter) =>
  work(makeBook, async ({ input, cursor, ...of }): Promise<SliceDone> => {
    if (!documents.kinds.includes(input.format)) throw refuse('unavailable', 'results.bookNotPrinted')
    const scope = scopeOfSlice(of, input.locale)
    const place = cursor === null ? { files: [], beside: [], drawn: 0, pictures: [] } : Place.parse(cursor)
    const plan = await plannedBook(scope, input.campaignId)
    const total = plan.entries.length
    if (total === 0) throw refuse('conflict', 'results.bookEmpty')
    const volumes = Math.ceil(total / ofVolume)
    const volume = place.files.length + 1
    const before = (volume - 1) * ofVolume
    const entries = plan.entries.slice(before, before + ofVolume)
    const means = { scope, store: of.store, documents }
    const copied = await articlesWithCopies(scope, entries, plan)
    if (place.drawn < copied.length) {
      const chosen = copied.slice(place.drawn, place.drawn + drawnAtOnce)
      const pictures = [...place.pictures, ...(await drawPictures(means, input, chosen))]
      return { cursor: { ...place, drawn: place.drawn + chosen.length, pictures }, done: 0, total }
    }
    const made = await makeVolume(means, input, { ...plan, entries }, { volume, volumes, before, total, place })
    const files = [...place.files, made.file]
    const beside = [...place.beside, ...made.beside]
    if (volume < volumes) return { cursor: { files, beside, drawn: 0, pictures: [] }, done: entries.length, total }
    const record = await keepBook(scope, of.store, input, { files, beside })
    return { cursor: null, done: entries.length, total, result: { record, pieces: total } }
  })

interface Means {
  scope: Scope
  store: FileStore
  documents: DocumentWriter
}

/** Entries of sites whose page was copied. */
async function articlesWithCopies(
  scope: Scope,
  entries: readonly PlanEntry[],
  { articles }: PlannedBook,
): Promise<PlanEntry[]> {
  const online = entries.filter(({ of }) => of === 'online')
  const copies = await newestCopies(
    scope,
    online.map(({ id }) => articles.get(id) ?? 0),
  )
  return online.filter(({ id }) => copies.has(articles.get(id) ?? 0))
}

async function drawPictures(
  { scope, store, documents }: Means,
  { campaignId }: Input,
  entries: readonly PlanEntry[],
): Promise<Place['pictures']> {
  const drawn: Place['pictures'] = []
  for (const page of await pagesOf(scope, campaignId, { entries: [...entries], wholeTexts: false })) {
    if (page.of !== 'online') continue
    const { articleId, ownTitle: title, lead: text } = page
    const picture = await pictureOfCopy({ scope, store, documents }, { articleId, title, text })
    if (!picture) continue
    const key = newExportKey(scope.orgId)
    await store.put(key, chunk(Buffer.from(picture.bytes)), mostBytes)
    drawn.push({ id: page.id, key })
  }
  return drawn
}

interface Volume {
  volume: number
  volumes: number
  before: number
  total: number
  place: Place
}

async function makeVolume(
  { scope, store, documents }: Means,
  { campaignId, format, locale }: Input,
  { entries, isPlanned }: PlannedBook,
  { volume, volumes, before, total, place }: Volume,
): Promise<{ file: Place['files'][number]; beside: Beside[] }> {
  const { wholeTexts } = await bookSettingOf(scope)
  const pictures = new Map(place.pictures.map(({ id, key }) => [id, key]))
  const pages: BookPage[] = []
  const beside: Beside[] = []
  for (const page of await pagesOf(scope, campaignId, { entries, wholeTexts })) {
    if (page.of === 'online') pages.push({ ...page, picture: await storedPicture(store, pictures.get(page.id)) })
    else {
      const printed = await withFiles(scope, store, page)
      pages.push(printed.page)
      if (printed.beside) beside.push(printed.beside)
    }
  }
  const { campaign, query, zone } = await resultsOf(scope, { id: campaignId })
  const facts: BookFacts = {
    ...{ name: campaign.name, organisation: await organisationName(scope), from: query.from, to: query.to },
    ...{ volume, volumes, total, before, locale, zone, isPlanned },
  }
  const figures = volume === 1 ? await figuresOf(scope, campaignId) : []
  const paper = inLookOf(bookOf(facts, figures, pages), await lookOf(scope.db, scope.orgId))
  const [bytes] = await documents.write(format, paper, { orgId: scope.orgId, userId: null })
  if (!bytes) throw new Error(`no ${format} was made of campaign ${campaignId}`)
  const key = newExportKey(scope.orgId)
  await store.put(key, chunk(Buffer.from(bytes)), mostBytes)
  return { file: { key, name: `${paper.title}.${format}`, bytes: bytes.length }, beside }
}

async function storedPicture(store: FileStore, key: string | undefined) {
  const found = key === undefined ? null : await store.get(requireKey(key))
  return found ? pagePicture(await buffer(found.stream)) : null
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
  { files, beside }: Pick<Place, 'files' | 'beside'>,
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
