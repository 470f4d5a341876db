import { type ChoiceSource, type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { monitorApi } from './tree/monitor-queries.ts'

const mostShown = 50
const items = async (options: { signal?: AbortSignal }) =>
  (await monitorApi.list({ query: {} }, options)).filter(({ kind }) => kind === 'item')

const source: ChoiceSource = {
  name: 'monitors',
  find: async (like, options) => (await items(options)).filter(({ name }) => name.includes(like)).slice(0, mostShown),
  byIds: async (ids, options) => (await items(options)).filter(({ id }) => ids.includes(id)),
}

/** Several monitors by name, folders aside. */
export const MonitorsInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={source} />
)
