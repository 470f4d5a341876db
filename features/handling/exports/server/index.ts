import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  cancelTask,
  type DocumentWriter,
  type RequestContext,
  type Scope,
  sentenceFor,
  serverHalf,
} from '@guanlan/platform/server'
import { type DownloadOrder, exportsFeature, fileFormats, isCollection, levelOf } from '../contract.ts'
import { strings } from '../strings.ts'
import { addFieldSet, changeFieldSet, listFieldSets, removeFieldSet } from './field-sets.ts'
import { addFolder, countUnsorted, listFolders, moveFolder, removeFolder, renameFolder } from './folders.ts'
import { linkFile, sendLinked, unlinkFile } from './links.ts'
import { exportArticles } from './ordering/job.ts'
import { limitsOf } from './ordering/limits.ts'
import { orderAgain, receiveOrder, sameOrder } from './ordering/order.ts'
import { previewOrder } from './ordering/preview.ts'
import { requireFile, sendParts } from './parts.ts'
import {
  changeRecord,
  listOlder,
  listRecords,
  removeRecords,
  requireRecord,
  type SayRefusal,
  taskOf,
} from './records.ts'
import { chosenBy, countOfChosen } from './rows/choose.ts'

export { purgeDownloads } from './forget.ts'
export { exportingArticles } from './ordering/export.ts'
export { questionInWords, valueInWords } from './question-words.ts'
export { downloadForPrograms } from './records.ts'
export { newExportKey, saveExport } from './save-export.ts'
export { exportsWorker } from './worker.ts'

const sayingTo =
  ({ request }: RequestContext): SayRefusal =>
  (key, values) =>
    sentenceFor(request, key, values)
interface OrderInput {
  body?: DownloadOrder
}
const cancelIn = (scope: Scope) => (task: number) => cancelTask(scope, task)

export const exportsServer = (documents: DocumentWriter) => {
  const canMake = (format: DownloadOrder['format']) => !isCollection(format) || documents.kinds.includes(format)
  return serverHalf({
    feature: exportsFeature,
    words: strings,
    jobs: [exportArticles],
    counters: {
      // The same order twice within a minute is one.
      downloadCount: async ({ body }: OrderInput, scope: Scope) =>
        body && (await sameOrder(scope as CallScope, body)) !== null ? 0 : 1,
      // These two are held by `ordering/limits.ts`, which names the fields, and says how to ask for fewer rows.
      eachDownloadCount: async ({ body }: OrderInput, scope: Scope) =>
        body ? countOfChosen(await chosenBy(scope, body)) : 0,
      downloadFieldLevel: ({ body }: OrderInput) => Math.max(0, ...(body?.fields ?? []).map(({ key }) => levelOf(key))),
    },
    routes: {
      list: (scope, { query }, exchange) => listRecords(scope, query, sayingTo(exchange)),
      older: (scope, { query }, exchange) => listOlder(scope, query, sayingTo(exchange)),
      options: async scope => ({
        ...(await limitsOf(scope)),
        formats: fileFormats.filter(canMake),
        fieldSets: await listFieldSets(scope),
      }),
      preview: (scope, { body }, exchange) => previewOrder(scope, body, sayingTo(exchange)),
      order: (scope, { body }, exchange) => {
        if (!canMake(body.format)) throw refuse('unavailable', 'exports.noBrowser', {}, 'format')
        return receiveOrder(scope, body, sayingTo(exchange))
      },
      again: async (scope, { params }, exchange) => {
        await requireRecord(scope, params.id, sayingTo(exchange))
        return receiveOrder(scope, await orderAgain(scope, params.id), sayingTo(exchange))
      },
      cancel: async (scope, { params }, exchange) => {
        const task = await taskOf(scope, params.id, sayingTo(exchange))
        if (task !== null) await cancelTask(scope, task)
        return requireRecord(scope, params.id, sayingTo(exchange))
      },
      change: (scope, { body }, exchange) => changeRecord(scope, body, sayingTo(exchange)),
      remove: (scope, { params, query, body }) => {
        const named = [params.id, query.id, body.id].filter(id => id !== undefined)
        return removeRecords(scope, [...new Set([...named, ...(body.idList ?? [])])], cancelIn(scope))
      },
      // Asked for in parts, each part is a call of its own: whoever may not see the record any more gets no further.
      file: async ({ files, within }, { params: { id } }, exchange) => {
        const file = await within(async scope => {
          await requireRecord(scope, id, sayingTo(exchange))
          return requireFile(scope, id)
        })
        await sendParts(files, file, exchange)
      },
      link: async (scope, { params, body }, exchange) =>
        linkFile(scope, await requireRecord(scope, params.id, sayingTo(exchange)), body.days),
      unlink: async (scope, { params }, exchange) => {
        await requireRecord(scope, params.id, sayingTo(exchange))
        return unlinkFile(scope, params.id)
      },
      linked: (scope, _, exchange) => sendLinked(scope, exchange),
      addFieldSet: (scope, { body }) => addFieldSet(scope, body),
      changeFieldSet: (scope, { body }) => changeFieldSet(scope, body),
      removeFieldSet: (scope, { params }) => removeFieldSet(scope, params.id),
      folders: async (scope, { query: { folderType, page, pageSize } }) => {
        const all = await listFolders(scope, folderType)
        const list = all.slice((page - 1) * pageSize, page * pageSize)
        return { list, total: all.length, page, pageSize, unsorted: await countUnsorted(scope, folderType) }
      },
      addFolder: (scope, { body }) => addFolder(scope, body),
      renameFolder: (scope, { body }) => renameFolder(scope, body),
      removeFolder: (scope, { params, query, body }) => removeFolder(scope, oneOf(params.id, query.id, body.id)),
      sortFolders: async (scope, { body }) => {
        await moveFolder(scope, body)
        return null
      },
    },
  })
}

/** The one folder that a call names, in whichever places it does. */
function oneOf(...named: (number | undefined)[]): number {
  const [id, ...others] = new Set(named.filter(each => each !== undefined))
  if (id === undefined || others.length > 0) throw refuse('invalid', 'exports.oneId', {}, 'id')
  return id
}
