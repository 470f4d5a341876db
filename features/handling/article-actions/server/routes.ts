import {
  announceChange,
  articlesOfOperation,
  tagsInUse,
  updateShown,
  waitingForMember,
} from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type Scope, serverHalf } from '@guanlan/platform/server'
import { articleActionsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addFolder, listFolders, removeFolder, renameFolder } from './folders.ts'
import { historyOf, recentActs, requireArticle } from './history.ts'
import { actOnAll } from './jobs.ts'
import { type KindName, kindNamed, kinds } from './kinds/index.ts'
import { addNote, changeNote, listNotes, removeNote } from './notes.ts'
import { act } from './run.ts'

type Body = Parameters<typeof act>[2]
/** The act of a kind, as a call. */
const doing =
  (name: KindName) =>
  (scope: CallScope, { body }: { body: Body }) =>
    act(scope, name, body)

export const articleActionsServer = serverHalf({
  feature: articleActionsFeature,
  words: strings,
  jobs: [actOnAll],
  routes: {
    label: doing('label'),
    unlabel: doing('unlabel'),
    copy: doing('copy'),
    takeOut: doing('takeOut'),
    move: doing('move'),
    remove: doing('remove'),
    restore: doing('restore'),
    erase: doing('erase'),
    review: doing('review'),
    negDim: doing('negDim'),
    tag: doing('tag'),
    favourite: doing('favourite'),
    feature: doing('feature'),
    acts: doing('acts'),
    handOver: doing('handOver'),
    removeOne: async (scope, { params: { orgId, id } }) => {
      if (orgId !== scope.orgId) throw refuse('missing', 'articleActions.otherOrganisation')
      await requireArticle(scope, id)
      return act(scope, 'remove', { idList: [id] })
    },
    tagsInUse: (scope, { query }) => tagsInUse(scope, query.like),
    history: (scope, { params }) => historyOf(scope, params.id),
    recent: scope => recentActs(scope),
    notes: (scope, { params }) => listNotes(scope, params.id),
    addNote: (scope, { params, body }) => addNote(scope, params.id, body),
    changeNote: (scope, { params, body }) => changeNote(scope, params.id, body),
    removeNote: (scope, { params }) => removeNote(scope, params.id),
    forMe: (scope, { query }) => waitingForMember(scope, query),
    folders: scope => listFolders(scope),
    addFolder: (scope, { body }) => addFolder(scope, body.name),
    renameFolder: (scope, { params, body }) => renameFolder(scope, params.id, body),
    removeFolder: (scope, { params }) => removeFolder(scope, params.id),
  },
  afterUndo: {
    ...Object.fromEntries(Object.keys(kinds).map(name => [name, tellingOf(name as KindName)])),
    removeOne: tellingOf('remove'),
  },
})

/** What was put back is shown or hidden by what holds now, and open screens are told. */
function tellingOf(name: KindName) {
  return (scope: Scope, _subject: number | null, undone: number) => tellUndone(scope, name, undone)
}

/** After an undo of an act of this kind. */
export async function tellUndone(scope: Scope, name: KindName, undone: number): Promise<void> {
  const ids = await articlesOfOperation(scope, undone)
  const { tells } = kindNamed(name)
  if (tells === 'places') await updateShown(scope.db, scope.orgId, ids)
  await announceChange(scope, tells, ids)
}
