import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { exact, useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { Filter, FilterCondition } from '../contract.ts'
import { strings } from '../strings.ts'

/** What a list asks, in one line. */
export function useConditionWords(): (filter: Filter) => string {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const regionName = useRegionName()
  return useCallback(
    ({ conditions, media }) => {
      const valuesOf = ({ name, value }: FilterCondition): string =>
        value
          .map(each => {
            if (name === 'region') return regionName(each, each)
            if (name === 'type' || name === 'language') return a(each as 'web')
            return each
          })
          .join(t('and'))
      const [first] = conditions
      if (!first) return t('mediaCount', { count: exact(media.length) })
      const text = t('summary', {
        field: t(`field_${first.name}`),
        relation: t(first.relationOperator),
        value: valuesOf(first),
      })
      return conditions.length === 1
        ? text
        : t('moreConditions', { first: text, count: conditions.length + (media.length > 0 ? 1 : 0) })
    },
    [t, a, regionName],
  )
}
