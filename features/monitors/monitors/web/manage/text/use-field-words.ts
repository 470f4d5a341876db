import { useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../../../strings.ts'
import type { FieldWords } from './open-field.ts'

/** What the rule field says and offers, in the reader's language. */
export function useFieldWords(): FieldWords {
  const t = useWords(strings)
  return useMemo(
    () => ({
      label: t('viewText'),
      placeholder: t('textHint'),
      completions: t('offers'),
      offers: {
        scopes: [
          ['t:', t('offerTitle')],
          ['c:', t('offerBody')],
          ['brand:', t('offerBrand')],
          ['corp:', t('offerCorp')],
          ['prod:', t('offerProd')],
        ],
        operators: [
          ['+', t('offerAnd')],
          ['|', t('offerOr')],
          ['-', t('offerNot')],
          ['{8}', t('offerNear')],
          ['^2', t('offerTimes')],
          [')', t('offerClose')],
        ],
      },
    }),
    [t],
  )
}
