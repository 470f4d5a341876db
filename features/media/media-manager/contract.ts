/** Media that members follow, and those that the organisation excludes. */
import { contract, feature } from '@guanlan/platform/contract'
import { exclusionCalls } from './contract/exclusions.ts'
import { followCalls } from './contract/follows.ts'

export * from './contract/exclusions.ts'
export * from './contract/follows.ts'

export const mediaManager = contract({ ...followCalls, ...exclusionCalls })

export const mediaManagerFeature = feature({
  name: 'mediaManager',
  permissions: {},
  borrows: ['mediaLibrary.view', 'mediaLibrary.exclude'],
  quotas: {},
  contract: mediaManager,
})
