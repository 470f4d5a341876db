/** Nobody loses what they wrote by a click: leaving something unsaved asks first. */
import { useEffect } from 'react'
import { dropFromTab } from '../kept/kept-in-tab.ts'
import { translator } from '../language/words.ts'
import { useAppearance } from '../theme/appearance.ts'
import { confirm } from './Confirm.tsx'
import { partStrings } from './strings.ts'

export async function mayLeave(isDirty: boolean): Promise<boolean> {
  const t = translator(partStrings, useAppearance.getState().locale)
  if (!isDirty) return true
  const goes = await confirm({ title: t('leaveTitle'), loss: t('leaveLoss'), act: t('leaveAct') })
  if (goes) dropFromTab('draft.')
  return goes
}

/** Links anywhere in the product, and closing the window. The browser's own back button cannot be held back by an address after the hash. */
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
      void mayLeave(true).then(yes => {
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
