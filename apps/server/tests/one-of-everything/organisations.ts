import type { Fillings } from './ground.ts'

export const organisations: Fillings = {
  members: () => ({}),
  permissions: () => ({ alike: 'both are administrators of theirs' }),
  quotas: () => ({}),
}
