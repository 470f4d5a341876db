import {
  type ChoiceSource,
  connect,
  type FieldProps,
  type FieldValues,
  PickManyInput,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { articles } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(articles)

/** Several stories: the hottest of the last days, or by words of a title; each with how many articles it has. */
export function StoriesInput<D extends FieldValues>(props: FieldProps<D, number[]>) {
  const t = useWords(strings)
  const source = useMemo(
    (): ChoiceSource => ({
      name: 'stories',
      find: async (like, options) =>
        (await api.storiesFound({ query: { like } }, options)).map(({ id, name, count }) => ({
          ...{ id, name, note: t('storyArticles', { count: String(count) }) },
        })),
      byIds: (ids, options) => api.storyNames({ query: { ids: ids.join(',') } }, options),
    }),
    [t],
  )
  return <PickManyInput<D, number> {...props} source={source} />
}
