import { exact, useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { DataTask } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** How long a finished task took: seconds, from two minutes on minutes. */
export function useTook(): (task: DataTask) => string {
  const t = useWords(strings)
  return useCallback(
    ({ sentAt, finishedAt }) => {
      if (!sentAt || !finishedAt) return ''
      const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(sentAt)) / 1_000))
      return seconds < 120
        ? t('seconds', { count: exact(seconds) })
        : t('minutes', { count: exact(Math.round(seconds / 60)) })
    },
    [t],
  )
}
