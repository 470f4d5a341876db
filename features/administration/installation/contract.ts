/** What holds for the whole installation, kept by its operators: hosts, what is switched off, and who comes from the outside identity service. */
import { contract, feature } from '@guanlan/platform/contract'
import { hostCalls } from './contract/hosts.ts'
import { mappingCalls } from './contract/mappings.ts'
import { switchCalls } from './contract/switches.ts'

export * from './contract/hosts.ts'
export * from './contract/mappings.ts'
export * from './contract/switches.ts'

export const installation = contract({ ...hostCalls, ...mappingCalls, ...switchCalls })

export const installationFeature = feature({
  name: 'installation',
  permissions: {},
  quotas: {},
  contract: installation,
})
