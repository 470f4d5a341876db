import { useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { CrisisChange } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { useLevelName } from '../parts/LevelTag.tsx'

/** A step of a crisis in a few words. */
export function useStepWords(): (step: CrisisChange) => string {
  const t = useWords(strings)
  const nameOf = useLevelName()
  return useCallback(
    ({ act, fromLevel, toLevel }) =>
      act === 'changeLevel' && fromLevel !== null && toLevel !== null
        ? t('levelFromTo', { from: nameOf(fromLevel), to: nameOf(toLevel) })
        : t(act as 'start'),
    // The names come with one answer and stay.
    [t, nameOf],
  )
}
