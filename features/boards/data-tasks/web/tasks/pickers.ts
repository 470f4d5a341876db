/** Projects and data sources to choose from. */
import type { ChoiceSource } from '@guanlan/platform/web'
import { projectApi, sourceApi } from '../api.ts'

const mostShown = 50
const page = { pageSize: mostShown, sort: 'name', order: 'asc' } as const

export const projectSource: ChoiceSource = {
  name: 'data projects',
  find: async (like, options) => (await projectApi.list({ query: { like, ...page } }, options)).list,
  byIds: (ids, options) => Promise.all(ids.map(id => projectApi.get({ params: { id: Number(id) } }, options))),
}

export const sourceSource: ChoiceSource = {
  name: 'data sources',
  find: async (like, options) => (await sourceApi.list({ query: { like, ...page } }, options)).list,
  byIds: (ids, options) => Promise.all(ids.map(id => sourceApi.get({ params: { id: Number(id) } }, options))),
}
