import { type ChoiceSource, type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { monitorApi } from '../tree/monitor-queries.ts'

const groups: ChoiceSource = {
  name: 'mediaGroups',
  find: async (like, options) => (await monitorApi.mediaGroups({ query: { like, pageSize: 50 } }, options)).list,
  byIds: (ids, options) => Promise.all(ids.map(id => monitorApi.mediaGroup({ params: { id: Number(id) } }, options))),
}

/** Several media groups of the organisation. */
export const MediaGroupsInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={groups} />
)
