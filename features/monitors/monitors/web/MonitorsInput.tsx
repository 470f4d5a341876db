import { type ChoiceSource, type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { monitorApi } from './tree/monitor-queries.ts'

const mostShown = 50
const every = (options: { signal?: AbortSignal }) => monitorApi.list({ query: {} }, options)

/** Monitors with a rule, for pickers of one or several. */
export const monitorSource: ChoiceSource = {
  name: 'monitors',
  find: async (like, options) =>
    (await every(options)).filter(({ kind, name }) => kind === 'item' && name.includes(like)).slice(0, mostShown),
  // A folder is not offered, but another screen may have begun with one.
  byIds: async (ids, options) => (await every(options)).filter(({ id }) => ids.includes(id)),
}

/** Several monitors by name, folders aside. */
export const MonitorsInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={monitorSource} />
)
