import { type Feature, say } from '@guanlan/platform/contract'
import { exportOf, serverHalf, workerHalf } from '@guanlan/platform/server'
import { exported, Question, type Role, rolesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addApiRole, listApiRoles, removeApiRole, updateApiRole } from './api-roles.ts'
import { findFolders } from './folders.ts'
import { findMembers } from './holders.ts'
import { namesOf, rolesOf } from './records.ts'
import { seenBy } from './seen.ts'
import { shownTree, type Tree, treeOf } from './tree.ts'

export { apiRoleNamed } from './api-roles.ts'
export { copyRoles } from './copy.ts'
export { type Purview, type PurviewQuery, purviewIn } from './purview.ts'
export { addDemonstrationRole } from './records.ts'
export { openings, shownTree, type Tree, treeOf } from './tree.ts'

const exportOfRoles = (tree: Tree) =>
  exportOf<Role, Pick<Question, 'like'>>({
    name: 'roles.export',
    title: strings.title,
    columns: exported,
    question: Question,
    records: rolesOf(tree),
    cells: {
      basedOn: (row, locale) => say(strings[`base_${row.basedOn}`], locale),
      granted: (row, locale) => namesOf(tree, row.granted, locale),
      withheld: (row, locale) => namesOf(tree, row.withheld, locale),
      folders: (row, locale) =>
        row.folderIds.length === 0 ? say(strings.allMonitors, locale) : row.folders.join('、'),
      updatedAt: row => new Date(row.updatedAt),
    },
  })

/** Done by the workers. @param features all of the product */
export const rolesWorks = (features: readonly Feature[]) => [exportOfRoles(treeOf(features)).work]
export const rolesWorker = (features: readonly Feature[]) => workerHalf({ works: rolesWorks(features) })

/** @param features all of the product, whose permissions are what roles give */
export const rolesServer = (features: readonly Feature[]) => {
  const tree = treeOf(features)
  const records = rolesOf(tree)
  const exporting = exportOfRoles(tree)
  return serverHalf({
    feature: rolesFeature,
    words: strings,
    jobs: [exporting.job],
    routes: {
      search: (scope, { body }) => records.list(scope, body),
      get: (scope, { params }) => records.get(scope, params.id),
      add: (scope, { body }) => records.add(scope, body),
      update: (scope, { body }) => records.update(scope, body),
      remove: (scope, { params }) => records.remove(scope, params.id),
      export: exporting.start,
      sheet: (scope, { query }, exchange) => exporting.send(scope, query, exchange),
      tree: async scope => shownTree(tree, scope.locale, scope.isOperator ? [...tree.names.keys()] : scope.permissions),
      members: (scope, { query }) => findMembers(scope, { like: query.like, ids: query.ids?.split(',').map(Number) }),
      folders: (scope, { query }) => findFolders(scope, { like: query.like, ids: query.ids?.split(',').map(Number) }),
      seen: (scope, { body }) => seenBy(scope, tree, body),
      everything: async ({ locale }) => shownTree(tree, locale, [...tree.names.keys()]),
      apiRoles: ({ db }, { body }) => listApiRoles(db, body),
      addApiRole: (scope, { body }) => addApiRole(scope, tree, body),
      updateApiRole: (scope, { body }) => updateApiRole(scope, tree, body),
      removeApiRole: ({ db }, { params }) => removeApiRole(db, params.id),
    },
  })
}
