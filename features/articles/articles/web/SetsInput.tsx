import { type ChoiceSource, connect, type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { articles, type SetKind } from '../contract.ts'

const api = connect(articles)

/** Several sets of articles of one kind, such as events, by a part of their names. */
export function SetsInput<D extends FieldValues>({ kind, ...props }: FieldProps<D, number[]> & { kind: SetKind }) {
  const source = useMemo(
    (): ChoiceSource => ({
      name: `sets ${kind}`,
      find: async (like, options) =>
        (await api.setNames({ query: { kind, like } }, options)).filter(({ isClosed }) => !isClosed),
      byIds: (ids, options) => api.setNames({ query: { kind, ids: ids.join(',') } }, options),
    }),
    [kind],
  )
  return <PickManyInput<D, number> {...props} source={source} />
}
