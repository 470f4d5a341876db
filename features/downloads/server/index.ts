import { refuse } from '@guanlan/platform/contract'
import { cancelTask, type Exchange, type Scope, sentenceFor, serverHalf } from '@guanlan/platform/server'
import { downloadsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addFieldSet, changeFieldSet, removeFieldSet } from './field-sets.ts'
import { addFolder, countUnsorted, listFolders, moveFolder, removeFolder, renameFolder } from './folders.ts'
import { requireFile, sendParts } from './parts.ts'
import { changeRecord, listOlder, listRecords, removeRecords, requireRecord, type SayRefusal } from './records.ts'

export { forgetDownloads, forgetStrayFiles } from './forget.ts'
export { keepDownload, type MadeFile, newDownloadKey } from './keep.ts'

const sayingTo =
  ({ request }: Exchange): SayRefusal =>
  (key, values) =>
    sentenceFor(request, key, values)
const cancelIn = (scope: Scope) => (task: number) => cancelTask(scope, task)

export const downloadsServer = serverHalf({
  feature: downloadsFeature,
  words: strings,
  routes: {
    list: (scope, { query }, exchange) => listRecords(scope, query, sayingTo(exchange)),
    older: (scope, { query }, exchange) => listOlder(scope, query, sayingTo(exchange)),
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

/** The one folder that a call names, in whichever places it does. */
function oneOf(...named: (number | undefined)[]): number {
  const [id, ...others] = new Set(named.filter(each => each !== undefined))
  if (id === undefined || others.length > 0) throw refuse('invalid', 'downloads.oneId', {}, 'id')
  return id
}
