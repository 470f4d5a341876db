import { platformNames } from '@guanlan/features/articles/articles/contract'
import { type ChoiceSource, type FieldProps, type FieldValues, PickManyInput, useSay } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { platformPhrase } from '../contract.ts'
import { api } from './api.ts'

/** Platforms that have a board here, and those that are known by name: a watch may wait for a board to come. */
export function PlatformInput<D extends FieldValues>(props: FieldProps<D, string[]>) {
  const say = useSay()
  const source = useMemo((): ChoiceSource => {
    const choice = (code: string) => ({ id: code, name: say(platformPhrase(code)) })
    return {
      name: 'hotPlatforms',
      find: async (like, options) => {
        const { boards } = await api.hotSearchList({ body: { pageSize: 1 } }, options)
        const codes = new Set([...boards.map(({ platform }) => platform), ...Object.keys(platformNames)])
        const typed = like.trim().toLowerCase()
        return [...codes].map(choice).filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(typed))
      },
      byIds: async ids => ids.map(id => choice(String(id))),
    }
  }, [say])
  return <PickManyInput<D, string> {...props} source={source} />
}
