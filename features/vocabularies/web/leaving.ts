/** Nobody loses what they wrote by a click: leaving an unsaved vocabulary asks first. */
import { confirm, type Translate, translator, useAppearance } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { strings } from '../strings.ts'

export async function mayLeave(isDirty: boolean, t: Translate<typeof strings>): Promise<boolean> {
  return !isDirty || confirm({ title: t('leaveTitle'), loss: t('leaveLoss'), act: t('leaveAct') })
}

/** Links anywhere in the product, and closing the window. */
export function useLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href^="#/"]')
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
      if (!link || opensElsewhere || link.getAttribute('target') === '_blank') return
      event.preventDefault()
      event.stopPropagation()
      const to = link.getAttribute('href') ?? ''
      void mayLeave(true, translator(strings, useAppearance.getState().locale)).then(yes => {
        if (yes) location.hash = to
      })
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty])
}
