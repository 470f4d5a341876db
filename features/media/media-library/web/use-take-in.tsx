/** Takes entries of the shared library into ours, after saying how many and what the quota leaves. */
import { confirm, exact, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { api } from './api.ts'

type Chosen = Parameters<typeof api.expandPreview>[0]['body']

export function useTakeIn(): (chosen: Chosen, take: () => Promise<unknown>) => Promise<void> {
  const t = useWords(strings)
  return async (chosen, take) => {
    const { found, there, left } = await api.expandPreview({ body: chosen })
    const count = found - there
    const isOver = left !== null && count > left
    const sure = await confirm({
      title: t('takeIn'),
      loss: (
        <>
          <p>
            {count === 0
              ? t('takeInNone')
              : t('takeInAsk', { found: exact(found), there: exact(there), count: exact(count) })}
          </p>
          {left !== null && <p>{isOver ? t('takeInOver') : t('takeInLeft', { left: exact(left) })}</p>}
        </>
      ),
      act: t('takeIn'),
      danger: false,
    })
    if (sure && count > 0) await take()
  }
}
