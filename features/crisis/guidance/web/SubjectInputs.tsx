import { articles, type SetKind } from '@guanlan/features/articles/articles/contract'
import { hotLists } from '@guanlan/features/collecting/hot-lists/contract'
import { tracking } from '@guanlan/features/crisis/tracking/contract'
import { type ChoiceSource, connect, type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'

const topics = connect(tracking)
const boards = connect(hotLists)
const sets = connect(articles)
const offered = 50
const eventDays = 30

const topicSource: ChoiceSource = {
  name: 'followedTopics',
  find: async (like, options) => {
    const { list } = await topics.topicList({ body: { like, pageSize: offered } }, options)
    return list.map(({ id, topic }) => ({ id, name: `#${topic}#` }))
  },
  byIds: async (ids, options) => {
    const found = await Promise.all(
      ids.map(id => topics.topicGet({ params: { id: Number(id) } }, options).catch(() => null)),
    )
    return found.flatMap(topic => (topic ? [{ id: topic.id, name: `#${topic.topic}#` }] : []))
  },
}

/** Typed words are looked for as they stand. */
const quoted = (like: string) => (like.trim() === '' ? '' : `"${like.replaceAll('"', '').trim()}"`)
const eventSource: ChoiceSource = {
  name: 'hotEvents',
  find: async (like, options) => {
    const startTime = new Date(Date.now() - eventDays * 86_400_000).toISOString()
    const body = { startTime, words: quoted(like), pageSize: offered }
    const { list } = await boards.hotEventList({ body }, options)
    return list.map(({ id, title }) => ({ id, name: title }))
  },
  byIds: async (ids, options) => {
    const found = await Promise.all(
      ids.map(id => boards.hotEventDetail({ body: { id: Number(id) } }, options).catch(() => null)),
    )
    return found.flatMap(event => (event ? [{ id: event.id, name: event.title }] : []))
  },
}

/** What has articles of its own, by its name. */
const sourceOf = (kind: SetKind): ChoiceSource => ({
  name: `sets.${kind}`,
  find: async (like, options) => (await sets.setNames({ query: { kind, like } }, options)).slice(0, offered),
  byIds: async (ids, options) => sets.setNames({ query: { kind, ids: ids.join(',') } }, options),
})
const crisisSource = sourceOf('crisis')
const ownEventSource = sourceOf('event')

export const CrisisInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={crisisSource} />
)
export const OwnEventInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={ownEventSource} />
)
export const TopicInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={topicSource} />
)
export const EventInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={eventSource} />
)
