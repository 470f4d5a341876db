import type { Fillings } from './ground.ts'

export const organisations: Fillings = {
  members: () => ({}),
  quotas: () => ({}),
}
