import {
  type ChoiceSource,
  connect,
  type FieldProps,
  type FieldValues,
  namedLike,
  PickManyInput,
} from '@guanlan/platform/web'
import { notifications } from '../../contract.ts'

const api = connect(notifications)

const channels: ChoiceSource = {
  name: 'channels',
  find: async (like, options) => {
    const { list } = await api.channels(undefined, options)
    return list.filter(({ name, enabled }) => enabled && namedLike(name, like)).slice(0, 50)
  },
  byIds: async (ids, options) => (await api.channels(undefined, options)).list.filter(({ id }) => ids.includes(id)),
}

/** Robots and webhooks of the organisation. */
export const ChannelsInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={channels} />
)
