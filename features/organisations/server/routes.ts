import { serverHalf } from '@guanlan/platform/server'
import { organisationsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { createOrganisation, enableOrganisation, listOrganisations } from './manage.ts'
import { listMembers } from './members.ts'

export const organisationServer = serverHalf({
  feature: organisationsFeature,
  words: strings,
  routes: {
    list: (scope, { body }) => listOrganisations(scope.db, body),
    create: async (scope, { body }) => ({ id: await createOrganisation(scope.db, body) }),
    enable: async (scope, { params }) => {
      await enableOrganisation(scope.db, params.id, params.status === '1')
      return null
    },
    members: (scope, { query: { ids, ...query } }) =>
      listMembers(scope, { ...query, ids: ids?.split(',').map(Number) }),
    quotas: scope => scope.gauges(),
    permissions: async scope => [...scope.permissions].sort(),
  },
})
