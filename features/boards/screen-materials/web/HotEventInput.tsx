import { hotLists } from '@guanlan/features/collecting/hot-lists/contract'
import { type ChoiceSource, connect, type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'

const hotApi = connect(hotLists)

/** Hot events of the last day by words of their topics. */
const hotEvents: ChoiceSource = {
  name: 'hotEvents',
  find: async (like, options) => {
    const { list } = await hotApi.hotEventList({ body: { words: like, pageSize: 50 } }, options)
    return list.map(({ id, title }) => ({ id, name: title }))
  },
  byIds: async (ids, options) => {
    const names = ids.map(async id => ({
      id,
      name: (await hotApi.hotEventDetail({ body: { id: Number(id) } }, options)).title,
    }))
    // One that is gone keeps its number.
    return (await Promise.allSettled(names)).map((found, at) =>
      found.status === 'fulfilled' ? found.value : { id: ids[at] ?? 0, name: `#${ids[at]}` },
    )
  },
}

export const HotEventInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={hotEvents} />
)
