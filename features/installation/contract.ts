/** What holds for the whole installation, kept by its operators: hosts, and what is switched off. */
import { contract, feature } from '@guanlan/platform/contract'
import { hostCalls } from './contract/hosts.ts'
import { switchCalls } from './contract/switches.ts'

export * from './contract/hosts.ts'
export * from './contract/switches.ts'

export const installation = contract({ ...hostCalls, ...switchCalls })

export const installationFeature = feature({
  name: 'installation',
  permissions: {},
  quotas: {},
  contract: installation,
})
