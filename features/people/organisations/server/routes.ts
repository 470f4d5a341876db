import { type Database, lookOfLink, serverHalf } from '@guanlan/platform/server'
import { organisationsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { changeLook, ownLook } from './look.ts'
import {
  changeOrganisation,
  createOrganisation,
  enableOrganisation,
  listOrganisations,
  listPurged,
  organisationOf,
  removeOrganisation,
  restoreOrganisation,
} from './manage.ts'
import { listMembers } from './members.ts'
import { useOf } from './use.ts'

/** @param system sees all organisations: pages of links have no session */
export const organisationServer = ({ system }: { system: Database }) =>
  serverHalf({
    feature: organisationsFeature,
    words: strings,
    routes: {
      list: (scope, { body }) => listOrganisations(scope.db, body),
      get: (scope, { params }) => organisationOf(scope.db, params.id),
      purged: scope => listPurged(scope.db),
      create: (scope, { body }) => createOrganisation(scope.db, body),
      update: (scope, { body }) => changeOrganisation(scope.db, body),
      enable: async (scope, { params }) => {
        await enableOrganisation(scope.db, params.id, params.status === '1')
        return null
      },
      remove: async (scope, { params, query }) => {
        await removeOrganisation(scope.db, params.id, query.name)
        return null
      },
      restore: async (scope, { params }) => {
        await restoreOrganisation(scope.db, params.id)
        return null
      },
      members: (scope, { query: { ids, ...query } }) =>
        listMembers(scope, { ...query, ids: ids?.split(',').map(Number) }),
      look: scope => ownLook(scope),
      changeLook: (scope, { body }) => changeLook(scope, body),
      use: scope => useOf(scope),
      lookOfLink: (_scope, { params }) => lookOfLink(system, params.token),
      quotas: scope => scope.quotaUsage(),
    },
  })
