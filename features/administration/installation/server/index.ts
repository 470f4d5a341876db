import { treeOf } from '@guanlan/features/people/roles/server'
import type { Feature } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { installationFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addHost, changeHost, hostById, listHosts, removeHost } from './hosts.ts'
import { addMapping, changeMapping, listMappings, mappingById, removeMapping } from './mappings.ts'
import { switchableOf } from './switchable.ts'
import { changeGlobalSettings, globalSettings, listSwitches, turnSwitch } from './switches.ts'

/** @param features all of the product, of which some can be switched off */
export const installationServer = (features: readonly Feature[]) => {
  const tree = treeOf(features)
  return serverHalf({
    feature: installationFeature,
    words: strings,
    routes: {
      hosts: ({ db }, { body }) => listHosts(db, body),
      host: ({ db }, { params }) => hostById(db, params.id),
      addHost: ({ db }, { body }) => addHost(db, body),
      changeHost: ({ db }, { params, body }) => changeHost(db, { ...body, id: params.id }),
      removeHost: ({ db }, { params }) => removeHost(db, params.id),
      mappings: ({ db }, { body }) => listMappings(db, body),
      mapping: ({ db }, { params }) => mappingById(db, params.id),
      addMapping: ({ db }, { body }) => addMapping(db, body),
      changeMapping: ({ db }, { params, body }) => changeMapping(db, { ...body, id: params.id }),
      removeMapping: ({ db }, { params }) => removeMapping(db, params.id),
      globalSettings: ({ db }) => globalSettings(db),
      changeGlobalSettings: ({ db, locale }, { body }) =>
        changeGlobalSettings(db, switchableOf(features, tree, locale), body),
      switches: ({ db, locale }) => listSwitches(db, switchableOf(features, tree, locale)),
      turn: ({ db, locale }, { body }) => turnSwitch(db, switchableOf(features, tree, locale), body),
    },
  })
}
